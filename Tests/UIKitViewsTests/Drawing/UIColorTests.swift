import CoreGraphics
import Foundation
import Testing

@testable import UIKitViews

@Suite("UIColor")
struct UIColorTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  private func bytes(_ color: UIColor, _ traits: UITraitCollection) -> [Int] {
    let (r, g, b, a) = color.resolvedColor(with: traits).cgColor.rgba
    return [r, g, b, a].map { Int(($0 * 255).rounded()) }
  }

  @Test("System colours have a value for light and one for dark")
  func system() {
    #expect(bytes(.systemBlue, light) == [0, 122, 255, 255])
    #expect(bytes(.systemBlue, dark) == [10, 132, 255, 255])
    #expect(bytes(.systemBackground, light) == [255, 255, 255, 255])
    #expect(bytes(.systemBackground, dark) == [0, 0, 0, 255])
    #expect(bytes(.separator, light) == [60, 60, 67, 74])
  }

  @Test("A dark background is lighter where it is raised")
  func elevated() {
    let raised = UITraitCollection(traitsFrom: [
      dark, UITraitCollection(userInterfaceLevel: .elevated),
    ])
    #expect(bytes(.systemBackground, raised) == [28, 28, 30, 255])
  }

  @Test("A grey and a colour of the same look are not equal, as on iOS")
  func equality() {
    #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.systemBlue == UIColor.systemBlue)
    #expect(UIColor.label != UIColor.black)
  }

  @Test("A dynamic colour keeps following traits when its opacity changes")
  func fadedDynamic() {
    let faded = UIColor.label.withAlphaComponent(0.5)
    #expect(bytes(faded, light) == [0, 0, 0, 128])
    #expect(bytes(faded, dark) == [255, 255, 255, 128])
  }

  @Test("Hue and back gives the same colour", arguments: [0, 0.1, 0.35, 0.6, 0.99] as [CGFloat])
  func hue(value: CGFloat) {
    let color = UIColor(hue: value, saturation: 0.6, brightness: 0.8, alpha: 1)
    var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(color.getHue(&h, saturation: &s, brightness: &b, alpha: &a))
    #expect(abs(h - value) < 1e-9 && abs(s - 0.6) < 1e-9 && abs(b - 0.8) < 1e-9 && a == 1)
  }

  @Test("Components beyond 0 and 1 are kept, opacity is cut")
  func extended() {
    let color = UIColor(red: 1.5, green: -0.5, blue: 0, alpha: 2)
    #expect(color.cgColor.components == [1.5, -0.5, 0, 1])
  }

  @Test("Current traits settle a dynamic colour for as long as the call")
  func currentTraits() {
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    dark.performAsCurrent { #expect(dynamic.cgColor.rgba.r == 1) }
    light.performAsCurrent { #expect(dynamic.cgColor.rgba.r == 0) }
  }
}

@Suite("UITraitCollection")
struct UITraitCollectionTests {
  private struct Density: UITraitDefinition {
    static let defaultValue = 3
  }

  @Test("Later collections have the last word, unspecified traits none")
  func merging() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
      UITraitCollection(userInterfaceStyle: .unspecified),
    ])
    #expect(merged.userInterfaceStyle == .dark && merged.displayScale == 2)
    #expect(merged.containsTraits(in: UITraitCollection(displayScale: 2)))
    #expect(!merged.containsTraits(in: UITraitCollection(displayScale: 3)))
  }

  @Test("A trait of the program's own has its default until it is given")
  func ownTraits() {
    let plain = UITraitCollection()
    #expect(plain[Density.self] == 3)
    let given = plain.modifyingTraits { $0[Density.self] = 5 }
    #expect(given[Density.self] == 5 && given != plain)
    #expect(given[UITraitUserInterfaceStyle.self] == .unspecified)
  }

  @Test("Only what colours depend on makes a different appearance")
  func appearance() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(
      light.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
    let wide = light.modifyingTraits { $0.horizontalSizeClass = .regular }
    #expect(!light.hasDifferentColorAppearance(comparedTo: wide))
  }
}
