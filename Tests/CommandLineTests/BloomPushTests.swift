import EventLog
import Foundation
import Testing

@Suite("A push that blooms")
struct BloomPushTests {
  private func pushed() throws -> Performance {
    try Performance.of("BloomPush", #"tap "Bloom"; wait"#)
  }

  private func popped() throws -> Performance {
    try Performance.of("BloomPush", #"tap "Bloom"; wait; back; wait"#)
  }

  private func flower(_ run: Performance) -> [(t: Double, view: ViewDump)] {
    run.frames.compactMap { frame in
      frame.views.first { $0.background?.hasPrefix("#FF2D55") == true }.map { (frame.t, $0) }
    }
  }

  @Test("The delegate is asked for each push and pop, with the operation and both screens")
  func delegate() throws {
    let asked = try popped().calls.filter {
      $0.call == "navigationController(_:animationControllerFor:from:to:)"
    }
    #expect(asked.count == 2)
    #expect(
      asked.map { $0.args["operation"] ?? $0.args["animationControllerFor"] } == [
        .string("push"), .string("pop"),
      ])
    let screens = asked.map { event in
      ["from", "to"].map { label in event.args[label].map { "\($0)" } ?? "" }
    }
    #expect(screens.count == 2)
    #expect(screens[0][0].contains("Garden") && screens[0][1].contains("Flower"), "\(screens)")
    #expect(screens[1][0].contains("Flower") && screens[1][1].contains("Garden"), "\(screens)")
  }

  @Test("The pushed screen grows from 0.4 to 1 along ease-in-ease-out in 0.35 s")
  func grows() throws {
    let track = flower(try pushed())
    let start = try #require(track.first)
    #expect(abs(start.view.transform[0] - 0.4) < 0.001 && start.view.alpha < 0.001)
    let end = try #require(track.first { $0.view.transform[0] == 1 })
    #expect(abs(end.t - start.t - 0.35) < 0.5 / 60 + 0.001)
    // Half of the way at half of the time, since the curve is symmetric; a quarter of the time
    // gives 0.1292 of the way (linear would give 0.25).
    let middle = try #require(
      track.min { abs($0.t - start.t - 0.175) < abs($1.t - start.t - 0.175) })
    #expect(abs(middle.view.transform[0] - 0.7) < 0.04)
    let quarter = try #require(
      track.min { abs($0.t - start.t - 0.0875) < abs($1.t - start.t - 0.0875) })
    #expect(abs(quarter.view.alpha - 0.129) < 0.04)
  }

  @Test("Other screens slide in from the side, without an animator")
  func standardSlide() throws {
    let run = try Performance.of("BloomPush", #"tap "Walk on"; wait"#)
    #expect(run.calls("animateTransition").isEmpty)
    let path = run.frames.compactMap { frame in
      frame.views.first { $0.background?.hasPrefix("#E5E5EA") == true }?.minX
    }
    #expect(path.first.map { $0 > 300 } == true)
    #expect(path == path.sorted(by: >))
    #expect(path.last == 0)
  }

  @Test("After each, only the new screen remains, with its title and back button")
  func afterwards() throws {
    let pushed = try #require(try pushed().frames.last)
    #expect(pushed.views.contains { $0.text == "Flower" })
    #expect(!pushed.views.contains { $0.text == "Bloom" })
    #expect(pushed.views.contains { $0.text == "Garden" }, "the back button")
    let popped = try #require(try popped().frames.last)
    #expect(popped.views.contains { $0.text == "Bloom" })
    #expect(!popped.views.contains { $0.background?.hasPrefix("#FF2D55") == true })
    #expect(popped.views.contains { $0.text == "Garden" })
    #expect(!popped.views.contains { $0.text == "Flower" })
  }

  @Test("Appearance callbacks come in the measured order")
  func appearance() throws {
    let names = ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]
    let calls = try pushed().calls.filter { names.contains($0.name) }
      .map { "\($0.class.split(separator: ".").last ?? "").\($0.name)" }
      .filter { !$0.hasPrefix("GardenNavigation") }
    #expect(
      calls.suffix(4) == [
        "GardenViewController.viewWillDisappear", "FlowerViewController.viewWillAppear",
        "GardenViewController.viewDidDisappear", "FlowerViewController.viewDidAppear",
      ])
  }

  @Test("The navigation controller is its own delegate when a storyboard makes it, too")
  func storyboard() throws {
    let samples = Tool.repository.appendingPathComponent("Samples/BloomPush")
    var files: [String: String] = [:]
    for name in ["BloomAnimator", "GardenNavigationController", "GardenViewController"] {
      let file = samples.appendingPathComponent(name + ".swift")
      files[name + ".swift"] = try String(contentsOf: file, encoding: .utf8)
    }
    // The same program, but for the window, which Main.storyboard makes now.
    let garden = try #require(files["GardenViewController.swift"])
    let end = try #require(garden.range(of: "@UIApplicationMain")).lowerBound
    files["GardenViewController.swift"] =
      garden[..<end] + """
        @UIApplicationMain
        class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
        }
        """
    files["Main.storyboard"] = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="walk">
        <scenes>
          <scene sceneID="s1"><objects>
            <navigationController id="walk" customClass="GardenNavigationController" customModuleProvider="target" sceneMemberID="viewController">
              <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar"><rect key="frame" x="0" y="0" width="393" height="44"/></navigationBar>
              <connections><segue destination="garden" kind="relationship" relationship="rootViewController" id="r"/></connections>
            </navigationController>
          </objects></scene>
          <scene sceneID="s2"><objects>
            <viewController id="garden" customClass="GardenViewController" customModuleProvider="target" sceneMemberID="viewController">
              <view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/></view>
              <navigationItem key="navigationItem" title="Garden" id="item"/>
            </viewController>
          </objects></scene>
        </scenes>
      </document>
      """
    let run = try Performance.ofSources(files, #"tap "Bloom"; wait"#)
    #expect(flower(run).first.map { abs($0.view.transform[0] - 0.4) < 0.001 } == true)
    #expect(run.calls("animateTransition").count == 1)
    #expect(run.frames.last?.views.contains { $0.text == "Flower" } == true)
  }
}
