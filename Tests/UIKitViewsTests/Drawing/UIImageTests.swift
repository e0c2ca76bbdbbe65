import CoreGraphics
import Foundation
import Testing

@testable import UIKitViews

@Suite("UIImage")
struct UIImageTests {
  private func square(_ color: UIColor, side: CGFloat = 4, scale: CGFloat = 2) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image {
      color.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: side, height: side / 2))
    }
  }

  @Test("A renderer gives a picture of its size, scale and colours")
  func renderer() throws {
    let image = square(.red)
    #expect(image.size == CGSize(width: 4, height: 4) && image.scale == 2)
    let pixels = try #require(image.cgImage).pixels
    #expect(pixels.width == 8)
    #expect(pixels.pixel(x: 1, y: 1) == (255, 0, 0, 255))
    #expect(pixels.pixel(x: 1, y: 7).alpha == 0)
  }

  @Test("The older functions draw a picture too, and end it")
  func imageContext() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), true, 1)
    UIColor.blue.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    let pixels = try #require(image.cgImage).pixels
    #expect(pixels.pixel(x: 0, y: 0) == (0, 0, 255, 255))
    // Opaque pictures begin black.
    #expect(pixels.pixel(x: 1, y: 1) == (0, 0, 0, 255))
  }

  @Test("Drawn into a context a picture stands upright")
  func drawing() throws {
    let image = square(.red)
    let again = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in
      image.draw(in: CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    let pixels = try #require(again.cgImage).pixels
    #expect(
      pixels.pixel(x: 1, y: 1).red == 255 && pixels.pixel(x: 1, y: pixels.height - 1).alpha == 0)
  }

  @Test("A template takes the tint, an original keeps its colours")
  func templates() throws {
    let template = square(.red).withRenderingMode(.alwaysTemplate)
    #expect(template.isTemplate && !square(.red).isTemplate)
    let tinted = try #require(template.rendered(scale: 2, tint: UIColor.green.cgColor))
    #expect(tinted.pixels.pixel(x: 1, y: 1) == (0, 255, 0, 255))
  }

  @Test(
    "A turned picture is shown upright",
    arguments: [
      (UIImage.Orientation.up, 1, 1), (.down, 1, 6), (.right, 6, 1), (.left, 1, 1),
    ] as [(UIImage.Orientation, Int, Int)])
  func orientation(orientation: UIImage.Orientation, x: Int, y: Int) throws {
    let stored = try #require(square(.red).cgImage)
    let image = UIImage(cgImage: stored, scale: 2, orientation: orientation)
    let shown = try #require(image.rendered(scale: 2, tint: nil))
    #expect(shown.pixels.pixel(x: x, y: y).red == 255)
  }

  @Test("Caps keep their size when a picture is stretched")
  func caps() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 3))
      UIColor.blue.setFill()
      $0.fill(CGRect(x: 1, y: 0, width: 2, height: 3))
    }.resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1), resizingMode: .stretch)
    let wide = try #require(image.rendered(size: CGSize(width: 30, height: 3), scale: 1, tint: nil))
    #expect(wide.pixels.pixel(x: 0, y: 1).red == 255)
    #expect(wide.pixels.pixel(x: 2, y: 1).blue == 255)
  }

  @Test("Symbols are templates, drawn in the size of their text; unknown ones are nil")
  func symbols() throws {
    let cross = try #require(UIImage(systemName: "xmark"))
    #expect(cross.isSymbolImage && cross.isTemplate)
    let large = try #require(
      UIImage(
        systemName: "star.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 50)))
    #expect(large.size.height > 2 * cross.size.height)
    #expect(UIImage(systemName: "plus.circle.fill") != nil)
    #expect(UIImage(systemName: "no.such.symbol") == nil)
  }

  @Test("Every symbol draws something inside its box")
  func symbolTable() throws {
    for name in SymbolTable.shapes.keys.sorted() {
      let image = try #require(UIImage(systemName: name), "\(name)")
      let picture = try #require(image.rendered(scale: 1, tint: nil), "\(name)")
      let buffer = picture.pixels
      let isDrawn = (0..<buffer.width).contains { x in
        (0..<buffer.height).contains { buffer.pixel(x: x, y: $0).alpha > 100 }
      }
      #expect(isDrawn, "\(name) draws nothing")
    }
  }
}

@Suite("Resources", .serialized)
struct ResourceTests {
  @Test("Pictures and colours come from folders and asset catalogs, the nearest scale first")
  func lookup() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("understudy-assets-\(ProcessInfo.processInfo.processIdentifier)")
    let catalog = folder.appendingPathComponent("Assets.xcassets")
    let set = catalog.appendingPathComponent("Brand.colorset")
    let images = catalog.appendingPathComponent("Logo.imageset")
    for made in [set, images] {
      try FileManager.default.createDirectory(at: made, withIntermediateDirectories: true)
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(
      """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0x80", "green": "0.5", "blue": "255", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}], "color": {"color-space": "srgb", "components": {"red": "0.0", "green": "0.0", "blue": "0.0", "alpha": "1.0"}}}
      ]}
      """.utf8
    ).write(to: set.appendingPathComponent("Contents.json"))
    try Data(
      """
      {"images": [{"filename": "logo.png", "scale": "1x"}, {"filename": "logo@2x.png", "scale": "2x"}],
       "properties": {"template-rendering-intent": "template"}}
      """.utf8
    ).write(to: images.appendingPathComponent("Contents.json"))
    try #require(PixelBuffer(width: 5, height: 5).pngData)
      .write(to: images.appendingPathComponent("logo.png"))
    try #require(PixelBuffer(width: 10, height: 10).pngData)
      .write(to: images.appendingPathComponent("logo@2x.png"))
    try #require(PixelBuffer(width: 7, height: 3).pngData)
      .write(to: folder.appendingPathComponent("loose.png"))
    let before = ResourceBundles.searchPaths
    ResourceBundles.searchPaths = [folder]
    defer { ResourceBundles.searchPaths = before }

    let brand = try #require(UIColor(named: "Brand"))
    let light = brand.resolved(UITraitCollection(userInterfaceStyle: .light)).rgba
    #expect(abs(light.r - 128.0 / 255) < 1e-9 && light.g == 0.5 && light.b == 1)
    #expect(brand.resolved(UITraitCollection(userInterfaceStyle: .dark)).rgba.b == 0)
    let logo = try #require(
      UIImage(named: "Logo", in: nil, compatibleWith: UITraitCollection(displayScale: 2)))
    #expect(logo.size == CGSize(width: 5, height: 5) && logo.scale == 2 && logo.isTemplate)
    #expect(UIImage(named: "loose")?.size == CGSize(width: 7, height: 3))
    #expect(UIImage(named: "missing") == nil && UIColor(named: "missing") == nil)
  }
}
