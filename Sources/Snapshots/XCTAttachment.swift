import UIKit

/// What a test attaches to its result.
///
/// XCTest's own is not there on Linux. What a `Diffing` hands over by this class is compared and
/// illustrated by the assertion, which attaches its pictures to the result in Swift Testing; XCTest
/// has no place for them.
///
/// Source: Apple, XCTAttachment.
public final class XCTAttachment: NSObject {
  /// How long an attachment is kept.
  public enum Lifetime: Int, Sendable {
    /// Always.
    case keepAlways = 0
    /// Until the test has passed.
    case deleteOnSuccess = 1
  }

  /// What kind of data it is, such as "public.png".
  public let uniformTypeIdentifier: String
  /// What reports call it. Default nil.
  public var name: String?
  /// Default `deleteOnSuccess`.
  public var lifetime = Lifetime.deleteOnSuccess
  /// What the caller wants to keep with it. Default nil.
  public var userInfo: [AnyHashable: Any]?
  private let content: Content

  private enum Content {
    case data(Data)
    case image(UIImage)
  }

  /// Attaches bytes of some kind.
  public init(data: Data, uniformTypeIdentifier: String) {
    content = .data(data)
    self.uniformTypeIdentifier = uniformTypeIdentifier
  }

  /// Attaches bytes.
  public convenience init(data: Data) {
    self.init(data: data, uniformTypeIdentifier: "public.data")
  }

  /// Attaches a text.
  public convenience init(string: String) {
    self.init(data: Data(string.utf8), uniformTypeIdentifier: "public.plain-text")
  }

  /// Attaches a picture, as a PNG file.
  public init(image: UIImage) {
    content = .image(image)
    uniformTypeIdentifier = "public.png"
  }

  /// The bytes that are attached; empty for an image without pixels.
  ///
  /// Complexity: O(pixels) of an image.
  public var data: Data {
    switch content {
    case .data(let data): data
    case .image(let image): image.pngData() ?? Data()
    }
  }

  /// The picture; nil of what is none.
  package var image: UIImage? {
    if case .image(let image) = content { image } else { nil }
  }
}
