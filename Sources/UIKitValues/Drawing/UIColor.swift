/// An immutable colour.
///
/// Components are sRGB or grey; those of a dynamic colour depend on the current traits. Source:
/// Apple, UIColor.
open class UIColor: NSObject, NSCopying, _ExpressibleByColorLiteral, @unchecked Sendable {
  private let mark = SwiftObjectMark()
  private(set) var storage: Storage

  /// The representations of a colour.
  enum Storage {
    case plain(CGColor)
    case appearances(light: CGColor, dark: CGColor)
    case provider(@Sendable (UITraitCollection) -> UIColor)
  }

  /// The CoreGraphics colour for the current traits.
  public var cgColor: CGColor {
    switch storage {
    case .plain(let color): color
    default: resolved(with: .current)
    }
  }

  /// Creates a colour from a CoreGraphics colour.
  public required init(cgColor: CGColor) {
    storage = .plain(cgColor)
  }

  /// Creates a transparent colour.
  public convenience override init() { self.init(cgColor: CGColor(gray: 0, alpha: 0)) }

  package convenience init(light: CGColor, dark: CGColor) {
    self.init(cgColor: light)
    storage = .appearances(light: light, dark: dark)
  }

  /// Creates a colour that depends on the traits where it is used.
  ///
  /// - Parameter dynamicProvider: Returns the colour for some traits; it must be the same for the
  ///   same traits. Source: Apple, UIColor.init(dynamicProvider:).
  public required init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    storage = .provider(dynamicProvider)
  }

  /// Creates a grey; 0 is black, 1 is white.
  public required convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(gray: white, alpha: alpha))
  }

  /// Creates an sRGB colour from components from 0 to 1.
  public required convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a colour from P3 components, which are treated as sRGB.
  public required convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a colour from hue, saturation and brightness from 0 to 1.
  public required convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let rgb = HSB(hue: hue, saturation: saturation, brightness: brightness).rgb
    self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha)
  }

  /// Creates a colour that tiles an image from the origin of the context.
  public required convenience init(patternImage image: UIImage) {
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

  /// Creates the colour of a `#colorLiteral`.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Returns the colour with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    guard !isDynamic else {
      return UIColor { traits in self.resolvedColor(with: traits).withAlphaComponent(alpha) }
    }
    return UIColor(cgColor: cgColor.copy(alpha: alpha) ?? cgColor)
  }

  // MARK: Drawing

  /// Sets the fill and stroke colours of the current context.
  open func set() {
    setFill()
    setStroke()
  }

  /// Sets the fill colour of the current context.
  open func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  /// Sets the stroke colour of the current context.
  open func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }

  // MARK: NSObject

  /// Returns the colour itself, which is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether the other object is the same colour in every appearance.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    guard other !== self else { return true }
    guard isDynamic else { return !other.isDynamic && cgColor == other.cgColor }
    return other.isDynamic
      && UITraitCollection.appearances.allSatisfy {
        resolved(with: $0) == other.resolved(with: $0)
      }
  }

  /// The hash of the colour in the standard appearance.
  open override var hash: Int { resolved(with: .standard).hashValue }

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
