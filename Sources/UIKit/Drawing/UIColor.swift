/// A colour to draw with. Immutable.
///
/// Components are sRGB, or grey. Source: Apple, UIColor.
open class UIColor: NSObject, NSCopying, _ExpressibleByColorLiteral, @unchecked Sendable {
  private let mark = SwiftObjectMark()
  /// The colour as CoreGraphics knows it.
  public let cgColor: CGColor

  /// Makes a colour of a CoreGraphics colour.
  public init(cgColor: CGColor) {
    self.cgColor = cgColor
  }

  /// Makes a grey; 0 is black, 1 is white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(gray: white, alpha: alpha))
  }

  /// Makes an sRGB colour; components from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Makes a colour from P3 components, which are read as sRGB here.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a colour from hue, saturation and brightness, each from 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let rgb = HSB(hue: hue, saturation: saturation, brightness: brightness).rgb
    self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha)
  }

  /// Makes a colour that repeats a picture, laid from the origin of the context drawn into.
  public convenience init(patternImage image: UIImage) {
    guard let picture = image.cgImage,
      let space = CGColorSpace(patternBaseSpace: nil),
      let color = CGColor(
        patternSpace: space, pattern: CGPattern(image: picture, scale: image.scale),
        components: [1])
    else {
      self.init(cgColor: .clear)
      return
    }
    self.init(cgColor: color)
  }

  /// Makes the colour of a `#colorLiteral`.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// The same colour with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(cgColor: cgColor.copy(alpha: alpha) ?? cgColor)
  }

  // MARK: Drawing

  /// Makes this the colour of fills and lines of the current context.
  open func set() {
    setFill()
    setStroke()
  }

  /// Makes this the colour of fills of the current context.
  open func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  /// Makes this the colour of lines of the current context.
  open func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }

  // MARK: NSObject

  public func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return cgColor == other.cgColor
  }

  open override var hash: Int { cgColor.hashValue }

  open override var description: String {
    let values = (cgColor.components ?? []).map { "\(Double($0))" }.joined(separator: " ")
    switch cgColor.numberOfComponents {
    case 2: return "UIExtendedGrayColorSpace \(values)"
    case 4: return "UIExtendedSRGBColorSpace \(values)"
    default: return "UICGColor \(values)"
    }
  }
}

public typealias _ColorLiteralType = UIColor
