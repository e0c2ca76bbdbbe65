internal import CPango
internal import Foundation

/// Pango's font map over the inventory's files, behind a lock: Pango is not made for several threads.
final class FontLibrary: @unchecked Sendable {
  static let shared = FontLibrary()

  private let lock = NSRecursiveLock()
  private let configuration: OpaquePointer
  private let map: UnsafeMutablePointer<PangoFontMap>
  let context: OpaquePointer
  private var metrics: [String: FontMetrics] = [:]

  private init() {
    guard let configuration = FcConfigCreate() else {
      preconditionFailure("fontconfig has no memory for a configuration")
    }
    self.configuration = configuration
    for file in FontInventory.files {
      _ = file.withCString { path in
        path.withMemoryRebound(to: FcChar8.self, capacity: file.utf8.count + 1) {
          FcConfigAppFontAddFile(configuration, $0)
        }
      }
    }
    map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
    let raw = UnsafeMutableRawPointer(map)
    pango_fc_font_map_set_config(OpaquePointer(raw), configuration)
    // At 72 dots an inch a point is a unit.
    pango_cairo_font_map_set_resolution(OpaquePointer(raw), 72)
    context = pango_font_map_create_context(map)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string("ja"))
  }

  /// Uses Pango while nobody else does.
  func exclusively<T>(_ body: (FontLibrary) -> T) -> T { lock.withLock { body(self) } }

  /// Makes a font file known. Returns the families it holds that were not known before.
  func addFile(_ path: String) -> Bool {
    lock.withLock {
      let added = path.withCString { text in
        text.withMemoryRebound(to: FcChar8.self, capacity: strlen(text) + 1) {
          FcConfigAppFontAddFile(configuration, $0) != 0
        }
      }
      let raw = UnsafeMutableRawPointer(map)
      pango_fc_font_map_config_changed(OpaquePointer(raw))
      metrics = [:]
      return added
    }
  }

  /// The families there are.
  var families: [String] {
    lock.withLock {
      var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
      var count: Int32 = 0
      pango_font_map_list_families(map, &list, &count)
      defer { g_free(list) }
      return (0..<Int(count)).compactMap { index in
        list?[index].flatMap { pango_font_family_get_name($0) }.map { String(cString: $0) }
      }.sorted()
    }
  }

  /// A description for Pango, to be freed by the caller.
  func description(of style: TextStyle) -> OpaquePointer {
    let description = pango_font_description_new()!
    pango_font_description_set_family(description, style.families)
    pango_font_description_set_absolute_size(description, style.size * Double(PANGO_SCALE))
    pango_font_description_set_weight(description, PangoWeight(rawValue: style.cssWeight))
    pango_font_description_set_style(
      description, style.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    return description
  }

  /// The metrics of a font that is not the system's, per point of size.
  func unitMetrics(of style: TextStyle) -> FontMetrics {
    lock.withLock {
      let key = "\(style.family)|\(style.cssWeight)|\(style.isItalic)"
      if let known = metrics[key] { return known }
      var large = style
      large.size = 1000
      let description = description(of: large)
      defer { pango_font_description_free(description) }
      guard let font = pango_context_load_font(context, description) else { return .system }
      defer { g_object_unref(font) }
      let handle = pango_font_get_hb_font(font)
      var extents = hb_font_extents_t()
      hb_font_get_h_extents(handle, &extents)
      var (scale, other): (Int32, Int32) = (0, 0)
      hb_font_get_scale(handle, &other, &scale)
      let unit = CGFloat(abs(scale))
      func height(of character: UInt32) -> CGFloat? {
        var glyph: hb_codepoint_t = 0
        var box = hb_glyph_extents_t()
        guard hb_font_get_nominal_glyph(handle, character, &glyph) != 0,
          hb_font_get_glyph_extents(handle, glyph, &box) != 0
        else { return nil }
        return abs(CGFloat(box.y_bearing)) / unit
      }
      let found = FontMetrics(
        ascender: CGFloat(extents.ascender) / unit, descender: CGFloat(extents.descender) / unit,
        leading: CGFloat(extents.line_gap) / unit, capHeight: height(of: 0x48) ?? 0.7,
        xHeight: height(of: 0x78) ?? 0.5)
      metrics[key] = found
      return found
    }
  }
}

extension TextStyle {
  /// The weight from 100 to 900.
  var cssWeight: UInt32 {
    switch weight {
    case ..<(-0.7): 100
    case ..<(-0.5): 200
    case ..<(-0.2): 300
    case ..<0.115: 400
    case ..<0.265: 500
    case ..<0.35: 600
    case ..<0.48: 700
    case ..<0.59: 800
    default: 900
    }
  }

  var isSystem: Bool { family == FontInventory.systemFamily }

  /// The families to look through, the style's own first.
  var families: String {
    let own = isSystem && size >= 20 ? FontInventory.displayFamily : family
    return "\(own),\(FontInventory.systemFamily),\(FontInventory.fallbackFamily)"
  }

  /// What is added after each character: the kern, and for the system font what its designers
  /// recommend for the size, which brings it near the widths of iOS's.
  var letterSpacing: CGFloat {
    guard isSystem, size < 20 else { return kern }
    return kern + size * (-0.0223 + 0.185 * exp(-0.1745 * size))
  }
}

extension FontInventory {
  /// Makes a program's own font file known; false if it cannot be read.
  @discardableResult package static func addFile(_ path: String) -> Bool {
    FontLibrary.shared.addFile(path)
  }

  /// The families that text may name.
  package static var families: [String] { FontLibrary.shared.families }
}
