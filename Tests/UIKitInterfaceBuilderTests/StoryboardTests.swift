import CoreGraphics
import Foundation
import ObjectiveC
import Testing
import UIKitControllers
import UIKitViews

@testable import UIKitInterfaceBuilder

@Suite("Storyboards", .serialized)
@MainActor struct StoryboardTests {
  private let menu = Fixtures.scene(
    """
    <viewController id="menu" customClass="MenuScreen" customModule="App" storyboardIdentifier="Menu" title="Menu">
      <view key="view" contentMode="scaleToFill" id="menuView">
        <rect key="frame" x="0.0" y="0.0" width="400" height="800"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>
          <button opaque="NO" contentMode="scaleToFill" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="button">
            <rect key="frame" x="10" y="10" width="60" height="30"/>
            <state key="normal" title="Open"/>
            <connections>
              <action selector="open:" destination="menu" eventType="touchUpInside" id="a1"/>
              <segue destination="detail" kind="show" identifier="showDetail" id="sg1"/>
            </connections>
          </button>
          <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="One" textAlignment="center" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="label1">
            <rect key="frame" x="10" y="50" width="60" height="30"/>
            <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
            <color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
          </label>
          <label opaque="NO" contentMode="left" text="Two" translatesAutoresizingMaskIntoConstraints="NO" id="label2">
            <rect key="frame" x="10" y="90" width="60" height="30"/>
            <fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>
            <nil key="textColor"/>
          </label>
        </subviews>
        <viewLayoutGuide key="safeArea" id="safe"/>
        <color key="backgroundColor" systemColor="systemBackgroundColor"/>
        <constraints>
          <constraint firstItem="button" firstAttribute="centerX" secondItem="menuView" secondAttribute="centerX" id="c1"/>
          <constraint firstItem="button" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="24" id="gap"/>
          <constraint firstItem="label1" firstAttribute="leading" secondItem="menuView" secondAttribute="leading" constant="10" id="c2"/>
          <constraint firstItem="label1" firstAttribute="top" secondItem="button" secondAttribute="bottom" constant="5" id="c3"/>
          <constraint firstItem="label2" firstAttribute="leading" secondItem="menuView" secondAttribute="leading" id="c4"/>
          <constraint firstItem="label2" firstAttribute="bottom" secondItem="menuView" secondAttribute="bottom" id="c5"/>
          <constraint firstItem="label2" firstAttribute="width" secondItem="menuView" secondAttribute="width" multiplier="1:4" id="c6"/>
        </constraints>
      </view>
      <navigationItem key="navigationItem" title="Menu bar" id="nav1"/>
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="limit"><integer key="value" value="7"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes>
      <connections>
        <outlet property="openButton" destination="button" id="o1"/>
        <outlet property="topGap" destination="gap" id="o2"/>
        <outletCollection property="labels" destination="label1" collectionClass="NSMutableArray" id="o3"/>
        <outletCollection property="labels" destination="label2" collectionClass="NSMutableArray" id="o4"/>
        <segue destination="detail" kind="presentation" identifier="presentDetail" modalPresentationStyle="fullScreen" modalTransitionStyle="crossDissolve" id="sg2"/>
      </connections>
    </viewController>
    <placeholder placeholderIdentifier="IBFirstResponder" id="fr" userLabel="First Responder" sceneMemberID="firstResponder"/>
    """)
  private let detail = Fixtures.scene(
    """
    <viewController id="detail" customClass="DetailScreen" storyboardIdentifier="Detail">
      <view key="view" id="detailView">
        <rect key="frame" x="0.0" y="0.0" width="400" height="800"/>
        <subviews>
          <button buttonType="system" id="backButton">
            <rect key="frame" x="10" y="10" width="60" height="30"/>
            <state key="normal" title="Back"/>
            <connections><segue destination="out" kind="unwind" identifier="leave" unwindAction="backToMenu:" id="sg3"/></connections>
          </button>
        </subviews>
      </view>
    </viewController>
    <exit id="out" userLabel="Exit" sceneMemberID="exit"/>
    """)

  private func makeMenu() throws -> MenuScreen {
    let storyboard = try Fixtures.storyboard(menu + detail)
    return try #require(storyboard.instantiateInitialViewController() as? MenuScreen)
  }

  @Test("The view is loaded when it is asked for, everything else at once")
  func lazyView() throws {
    let screen = try makeMenu()
    #expect(!screen.isViewLoaded && screen.openButton == nil)
    #expect(screen.title == "Menu" && screen.wasAwake && screen.limit == 7)
    #expect(screen.navigationItem.title == "Menu bar")
    #expect(screen.storyboard != nil)
    screen.loadViewIfNeeded()
    #expect(screen.openButton.currentTitle == "Open")
    #expect(screen.prepared == ["viewDidLoad"])
    #expect(screen.view.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
    #expect(screen.view.backgroundColor == .systemBackground)
  }

  @Test("Outlets, collections and actions are connected")
  func connections() throws {
    let screen = try makeMenu()
    screen.loadViewIfNeeded()
    #expect(screen.labels.map(\.text) == ["One", "Two"])
    #expect(screen.topGap?.constant == 24)
    let actions = screen.openButton.actions(forTarget: screen, forControlEvent: .touchUpInside)
    #expect(actions == ["open:"])
  }

  @Test("Labels have the text, font and colour of the file")
  func labels() throws {
    let screen = try makeMenu()
    screen.loadViewIfNeeded()
    let first = screen.labels[0]
    #expect(first.numberOfLines == 0 && first.textAlignment == .center)
    #expect(first.font == .boldSystemFont(ofSize: 20) && first.textColor == .red)
    #expect(screen.labels[1].font.pointSize == 17)
    // The first says so in the file; the second says nothing, which means yes.
    #expect(!first.isUserInteractionEnabled && screen.labels[1].isUserInteractionEnabled)
  }

  @Test("Constraints place views, also by the safe area and by a ratio")
  func constraints() throws {
    let screen = try makeMenu()
    let view = try #require(screen.view)
    view.layoutIfNeeded()
    #expect(abs(screen.openButton.frame.midX - 200) < 0.5)
    #expect(screen.openButton.frame.minY == 24)
    #expect(screen.labels[0].frame.minY == screen.openButton.frame.maxY + 5)
    #expect(screen.labels[1].frame.width == 100 && screen.labels[1].frame.maxY == 800)
  }

  @Test("Screens are found by identifier, and each time made anew")
  func identifiers() throws {
    let storyboard = try Fixtures.storyboard(menu + detail)
    let first = storyboard.instantiateViewController(withIdentifier: "Detail")
    let second: DetailScreen = storyboard.instantiateViewController(identifier: "Detail")
    #expect(first is DetailScreen && first !== second)
  }

  @Test("The program may make the screen itself")
  func creator() throws {
    let storyboard = try Fixtures.storyboard(menu + detail)
    var calls = 0
    let screen: MenuScreen = storyboard.instantiateViewController(identifier: "Menu") { coder in
      calls += 1
      return MenuScreen(coder: coder)
    }
    #expect(calls == 1 && screen.title == "Menu")
    screen.loadViewIfNeeded()
    #expect(screen.openButton != nil)
  }

  @Test("A named segue is prepared and presents with the styles of the file")
  func presentationSegue() throws {
    let screen = try makeMenu()
    screen.performSegue(withIdentifier: "presentDetail", sender: nil)
    #expect(screen.prepared.contains("presentDetail:DetailScreen"))
  }

  @Test("A control's segue is not prepared if the screen refuses it")
  func refusal() throws {
    let screen = try makeMenu()
    screen.loadViewIfNeeded()
    screen.refuses = true
    screen.openButton.sendActions(for: .touchUpInside)
    #expect(screen.prepared == ["viewDidLoad"])
    #expect(screen.opened == ["Open"])
  }

  @Test("A navigation controller has its root, and show pushes onto it")
  func navigation() throws {
    let navigation = Fixtures.scene(
      """
      <navigationController id="nav" sceneMemberID="viewController">
        <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar"><rect key="frame" x="0" y="0" width="400" height="44"/></navigationBar>
        <connections><segue destination="menu" kind="relationship" relationship="rootViewController" id="r"/></connections>
      </navigationController>
      """)
    let storyboard = try Fixtures.storyboard(navigation + menu + detail, initial: "nav")
    let controller = try #require(
      storyboard.instantiateInitialViewController() as? UINavigationController)
    let screen = try #require(controller.topViewController as? MenuScreen)
    screen.loadViewIfNeeded()
    screen.openButton.sendActions(for: .touchUpInside)
    #expect(screen.prepared == ["viewDidLoad", "showDetail:DetailScreen"])
    #expect(controller.viewControllers.last is DetailScreen)
  }

  @Test("An unwind finds the screen below on the stack, calls it and pops to it")
  func unwinding() throws {
    let storyboard = try Fixtures.storyboard(menu + detail)
    let screen = try #require(storyboard.instantiateInitialViewController() as? MenuScreen)
    let top = storyboard.instantiateViewController(withIdentifier: "Detail")
    let controller = UINavigationController(rootViewController: screen)
    controller.pushViewController(top, animated: false)
    top.performSegue(withIdentifier: "leave", sender: nil)
    #expect(screen.unwound == 1)
    #expect(controller.topViewController === screen)
  }

  @Test("An embedded screen is prepared and added before viewDidLoad")
  func embedding() throws {
    let host = Fixtures.scene(
      """
      <viewController id="menu" customClass="MenuScreen">
        <view key="view" id="v">
          <rect key="frame" x="0" y="0" width="400" height="800"/>
          <subviews>
            <containerView opaque="NO" contentMode="scaleToFill" id="box">
              <rect key="frame" x="10" y="20" width="100" height="200"/>
              <connections><segue destination="detail" kind="embed" identifier="inner" id="e"/></connections>
            </containerView>
          </subviews>
        </view>
      </viewController>
      """)
    let screen = try #require(
      try Fixtures.storyboard(host + detail).instantiateInitialViewController() as? MenuScreen)
    screen.loadViewIfNeeded()
    #expect(screen.prepared == ["inner:DetailScreen", "viewDidLoad"])
    #expect(screen.children.count == 1)
    #expect(screen.children[0].view.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
  }

  @Test("A screen and its views go when nobody keeps them")
  func lifetime() throws {
    weak var screen: MenuScreen?
    weak var button: UIButton?
    try {
      let made = try makeMenu()
      made.loadViewIfNeeded()
      screen = made
      button = made.openButton
    }()
    #expect(screen == nil)
    #expect(button == nil)
  }
}
