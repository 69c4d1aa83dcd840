extension UIColor {
  /// Gets the sRGB components; returns false, without components, for patterns.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let rgb = extendedComponents else { return false }
    red?.pointee = rgb.red
    green?.pointee = rgb.green
    blue?.pointee = rgb.blue
    alpha?.pointee = cgColor.alpha
    return true
  }

  /// Gets the grey level; returns false, without components, for colours that are not grey.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let rgb = extendedComponents, rgb.red == rgb.green, rgb.green == rgb.blue else {
      return false
    }
    white?.pointee = rgb.red
    alpha?.pointee = cgColor.alpha
    return true
  }

  /// Gets hue, saturation and brightness; returns false, without components, for patterns.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let rgb = extendedComponents else { return false }
    let hsb = HSB(red: rgb.red, green: rgb.green, blue: rgb.blue)
    hue?.pointee = hsb.hue
    saturation?.pointee = hsb.saturation
    brightness?.pointee = hsb.brightness
    alpha?.pointee = cgColor.alpha
    return true
  }

  /// The components as set, also outside 0…1; nil for patterns.
  private var extendedComponents: (red: CGFloat, green: CGFloat, blue: CGFloat)? {
    guard let values = cgColor.components else { return nil }
    switch values.count {
    case 2: return (values[0], values[0], values[0])
    case 4: return (values[0], values[1], values[2])
    case 5:
      let rgba = cgColor.rgba
      return (rgba.red, rgba.green, rgba.blue)
    default: return nil
    }
  }
}

/// A colour as hue (1 for a full turn), saturation and brightness.
struct HSB: Equatable {
  let hue: CGFloat
  let saturation: CGFloat
  let brightness: CGFloat

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    self.hue = hue
    self.saturation = saturation
    self.brightness = brightness
  }

  init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    let high = max(red, green, blue)
    let span = high - min(red, green, blue)
    brightness = high
    saturation = high > 0 ? span / high : 0
    guard span > 0 else {
      hue = 0
      return
    }
    let sixths: CGFloat
    if high == red {
      sixths = (green - blue) / span + (green < blue ? 6 : 0)
    } else if high == green {
      sixths = (blue - red) / span + 2
    } else {
      sixths = (red - green) / span + 4
    }
    hue = sixths / 6
  }

  var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    let saturation = RGBA.clamped(self.saturation)
    let brightness = RGBA.clamped(self.brightness)
    let turn = RGBA.clamped(hue)
    func channel(_ shift: CGFloat) -> CGFloat {
      let sixths = (shift + turn * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(sixths, 4 - sixths, 1)))
    }
    return (channel(5), channel(3), channel(1))
  }
}
