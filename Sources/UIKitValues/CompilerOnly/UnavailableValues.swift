// For the compiler only: names that are absent. The compiler's errors name what to write instead.

extension UIColor {
  /// The background of old settings screens.
  @available(*, unavailable, message: "write 'systemGroupedBackground'")
  public class var viewFlipsideBackground: UIColor { systemGroupedBackground }
  /// The background of old web pages.
  @available(*, unavailable, message: "write 'systemGroupedBackground'")
  public class var scrollViewTexturedBackground: UIColor { systemGroupedBackground }
  /// The background under old pages.
  @available(*, unavailable, message: "write 'systemGray3'")
  public class var underPageBackground: UIColor { systemGray3 }
  /// The colour of Core Image.
  @available(*, unavailable, message: "Core Image is absent: write 'cgColor'")
  public var ciColor: CGColor { cgColor }
  /// The colour in words.
  @available(*, unavailable, message: "colours have no names: set 'accessibilityLabel'")
  public var accessibilityName: String { "" }
}

extension UIImage {
  /// The image of Core Image.
  @available(*, unavailable, message: "Core Image is absent: write 'cgImage'")
  public var ciImage: CGImage? { cgImage }
  /// Returns the image's data in the format HEIC.
  @available(*, unavailable, message: "HEIC is absent: write 'pngData()' or 'jpegData(…)'")
  public func heicData() -> Data? { nil }
}

extension UIFontDescriptor {
  /// Returns the available fonts that have the descriptor's attributes.
  @available(*, unavailable, message: "write 'UIFont.fontNames(forFamilyName:)'")
  public func matchingFontDescriptors(
    withMandatoryKeys mandatoryKeys: Set<AttributeName>?
  ) -> [UIFontDescriptor] { [] }
}
