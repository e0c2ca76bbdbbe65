import Foundation

/// A colour as hue, saturation and brightness, 0 to 1.
struct HueColor {
  var hue: CGFloat
  var saturation: CGFloat
  var brightness: CGFloat

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    self.hue = hue
    self.saturation = saturation
    self.brightness = brightness
  }

  init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    let high = max(red, green, blue)
    let spread = high - min(red, green, blue)
    brightness = high
    saturation = high == 0 ? 0 : spread / high
    guard spread > 0 else {
      hue = 0
      return
    }
    let sixth: CGFloat
    if high == red {
      sixth = (green - blue) / spread
    } else if high == green {
      sixth = (blue - red) / spread + 2
    } else {
      sixth = (red - green) / spread + 4
    }
    hue = (sixth < 0 ? sixth + 6 : sixth) / 6
  }

  var rgb: (CGFloat, CGFloat, CGFloat) {
    let turn = hue - hue.rounded(.down)
    let sixth = turn * 6
    let part = sixth - sixth.rounded(.down)
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * part)
    let rising = brightness * (1 - saturation * (1 - part))
    switch Int(sixth) {
    case 0: return (brightness, rising, low)
    case 1: return (falling, brightness, low)
    case 2: return (low, brightness, rising)
    case 3: return (low, falling, brightness)
    case 4: return (rising, low, brightness)
    default: return (brightness, low, falling)
    }
  }
}
