import CoreGraphics
import Foundation
import ObjectiveC
import Testing
import UIKitControllers
import UIKitViews

@testable import UIKitInterfaceBuilder

@Suite("Interface files", .serialized)
@MainActor struct InterfaceFileTests {
  private func view(_ inside: String, attributes: String = "") throws -> UIView {
    Fixtures.register()
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
          <view id="root" \(attributes)>
            <rect key="frame" x="1" y="2" width="30" height="40"/>
            \(inside)
          </view>
        </objects>
      </document>
      """
    let document = try InterfaceDocument.read(Data(text.utf8), file: "Test.xib")
    let objects = UINib(document: document).instantiate(withOwner: nil)
    return try #require(objects.first as? UIView)
  }

  @Test("Broken XML is an error with file and line")
  func brokenFile() throws {
    let error = #expect(throws: InterfaceError.self) {
      _ = try InterfaceDocument.read(
        Data("<document>\n<objects>\n<view id=\"1\">\n</objects></document>".utf8), file: "Bad.xib")
    }
    #expect(error?.description.hasPrefix("Bad.xib:4: error: ") == true)
  }

  @Test("A file that is no interface file is an error")
  func otherFile() {
    #expect(throws: InterfaceError.self) {
      _ = try InterfaceDocument.read(Data("<plist/>".utf8), file: "Info.plist")
    }
  }

  @Test("What is not understood is said once, with file and line, and skipped")
  func warnings() throws {
    UnsupportedReport.reset()
    let made = try view(
      "<subviews>\n<hologramView id=\"h\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"5\" height=\"5\"/></hologramView>\n"
        + "<view id=\"v\" shininess=\"3\"/></subviews>")
    #expect(made.subviews.count == 2)
    let messages = UnsupportedReport.messages
    #expect(messages.contains("Test.xib:7: warning: <hologramView> is shown as a plain view"))
    #expect(messages.contains("Test.xib:8: warning: the attribute shininess of <view> is ignored"))
    #expect(messages.count == 2)
  }

  @Test("A view's own code runs after the file's values and has the last word")
  func customView() throws {
    let made = try view(
      """
      <subviews><label id="l" text="x"/></subviews>
      <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="corner"><real key="value" value="4.5"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="6"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes>
      <connections><outlet property="title" destination="l" id="o"/></connections>
      """, attributes: "customClass=\"Badge\" customModule=\"App\"")
    let badge = try #require(made as? Badge)
    #expect(badge.seenFrame == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(badge.seenSubviews == 1)
    #expect(badge.backgroundColor == .green)
    #expect(badge.corner == 4.5 && badge.layer.cornerRadius == 6)
    #expect(badge.title?.text == "x" && badge.wasAwake)
  }

  @Test("An unknown class is reported and the element's own stands in")
  func unknownClass() throws {
    UnsupportedReport.reset()
    let made = try view("", attributes: "customClass=\"Ghost\"")
    #expect(type(of: made) == UIView.self)
    #expect(
      UnsupportedReport.messages.contains {
        $0.hasSuffix("unknown class Ghost in an interface file")
      })
  }

  @Test("Attributes of views are read, and left alone where they are missing")
  func flags() throws {
    let plain = try view("")
    #expect(!plain.isHidden && !plain.clipsToBounds && !plain.isMultipleTouchEnabled)
    let set = try view(
      "", attributes: "hidden=\"YES\" clipsSubviews=\"YES\" multipleTouchEnabled=\"YES\"")
    #expect(set.isHidden && set.clipsToBounds && set.isMultipleTouchEnabled)
  }

  @Test("A stack arranges what is inside it")
  func stack() throws {
    let made = try view(
      """
      <subviews>
        <stackView axis="vertical" distribution="fillEqually" alignment="center" spacing="12" id="s">
          <rect key="frame" x="0" y="0" width="10" height="10"/>
          <subviews><view id="a"/><view id="b"/></subviews>
        </stackView>
      </subviews>
      """)
    let stack = try #require(made.subviews.first as? UIStackView)
    #expect(stack.arrangedSubviews.count == 2)
    #expect(stack.axis == .vertical && stack.distribution == .fillEqually && stack.spacing == 12)
  }

  @Test("Controls have their values, a scroll view its settings, an effect view its content")
  func controls() throws {
    let made = try view(
      """
      <subviews>
        <switch on="YES" id="a"/>
        <slider minValue="1" maxValue="9" value="4" id="b"/>
        <segmentedControl selectedSegmentIndex="1" id="c"><segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
        <textField text="typed" placeholder="type" borderStyle="roundedRect" id="d"><textInputTraits key="textInputTraits" keyboardType="emailAddress" secureTextEntry="YES"/></textField>
        <scrollView pagingEnabled="YES" showsVerticalScrollIndicator="NO" maximumZoomScale="3" id="e"/>
        <visualEffectView id="f"><view key="contentView" id="g"><subviews><label id="h" text="in"/></subviews></view><blurEffect style="dark"/></visualEffectView>
      </subviews>
      """)
    let views = made.subviews
    #expect((views[0] as? UISwitch)?.isOn == true)
    #expect((views[1] as? UISlider)?.value == 4 && (views[1] as? UISlider)?.maximumValue == 9)
    let segments = try #require(views[2] as? UISegmentedControl)
    #expect(segments.numberOfSegments == 2 && segments.selectedSegmentIndex == 1)
    let field = try #require(views[3] as? UITextField)
    #expect(field.text == "typed" && field.borderStyle == .roundedRect && field.isSecureTextEntry)
    #expect(field.keyboardType == .emailAddress)
    let scroll = try #require(views[4] as? UIScrollView)
    #expect(scroll.isPagingEnabled && !scroll.showsVerticalScrollIndicator)
    #expect(scroll.maximumZoomScale == 3)
    let effect = try #require(views[5] as? UIVisualEffectView)
    #expect((effect.contentView.subviews.first as? UILabel)?.text == "in")
    #expect(effect.effect is UIBlurEffect)
  }

  @Test("A button has what the file says of each state")
  func button() throws {
    let made = try view(
      """
      <subviews>
        <button buttonType="custom" id="b">
          <rect key="frame" x="0" y="0" width="10" height="10"/>
          <fontDescription key="fontDescription" type="system" weight="heavy" pointSize="19"/>
          <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
          <state key="normal" title="Go"><color key="titleColor" white="0.0" alpha="1" colorSpace="calibratedWhite"/></state>
          <state key="highlighted" title="Going"/>
        </button>
      </subviews>
      """)
    let button = try #require(made.subviews.first as? UIButton)
    #expect(button.buttonType == .custom)
    #expect(button.title(for: .normal) == "Go" && button.title(for: .highlighted) == "Going")
    #expect(button.titleColor(for: .normal) == .black)
    #expect(button.titleLabel?.font.pointSize == 19)
    #expect(button.contentEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
  }

  @Test("Colours come from components, from the system and from the file's own resources")
  func colors() throws {
    let text = """
      <document>
      <color key="a" red="0.5" green="0.25" blue="0" alpha="0.5" colorSpace="custom" customColorSpace="sRGB"/>
      <color key="b" cocoaTouchSystemColor="groupTableViewBackgroundColor"/>
      <color key="c" name="Brand"/>
      <resources><namedColor name="Brand"><color red="0" green="0" blue="1" alpha="1" colorSpace="custom"/></namedColor></resources>
      </document>
      """
    let document = try InterfaceDocument.read(Data(text.utf8), file: "Colors.xib")
    let root = document.root
    #expect(root.color("a", in: document) == UIColor(red: 0.5, green: 0.25, blue: 0, alpha: 0.5))
    #expect(root.color("b", in: document) == .systemGroupedBackground)
    #expect(root.color("c", in: document) == .blue)
  }

  @Test("A controller takes its view from the xib that it names")
  func controllerNib() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("understudy-nib-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = """
      <document><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="DetailScreen">
          <connections><outlet property="view" destination="v" id="o"/></connections>
        </placeholder>
        <view id="v" tag="42"><rect key="frame" x="0" y="0" width="10" height="10"/></view>
      </objects></document>
      """
    try Data(text.utf8).write(to: folder.appendingPathComponent("Detail.xib"))
    let before = ResourceBundles.searchPaths
    ResourceBundles.searchPaths = [folder]
    defer { ResourceBundles.searchPaths = before }
    Fixtures.register()
    InterfaceBuilder.install()
    #expect(DetailScreen(nibName: "Detail", bundle: nil).view.tag == 42)
    #expect(
      (Bundle.main.loadNibNamed("Detail", owner: DetailScreen())?.first as? UIView)?.tag == 42)
    #expect(Bundle.main.loadNibNamed("Missing", owner: nil) == nil)
  }
}
