import Foundation

/// An attachment of a test result.
///
/// XCTest's own class does not exist on Linux, and a test case there has no `add(_:)`. Attachments
/// that a `Diffing` of `SnapshotTesting` returns are compared and illustrated by the assertion,
/// which attaches pictures to the result in Swift Testing.
///
/// Source: Apple, XCTAttachment.
public final class XCTAttachment: NSObject {
  /// The lifetime of an attachment.
  public enum Lifetime: Int, Sendable {
    /// Always.
    case keepAlways = 0
    /// Until the test has passed.
    case deleteOnSuccess = 1
  }

  /// The uniform type of the data, such as "public.png".
  public let uniformTypeIdentifier: String
  /// The name in reports. Default nil.
  public var name: String?
  /// The lifetime of the attachment. Default `deleteOnSuccess`.
  public var lifetime = Lifetime.deleteOnSuccess
  /// User information. Default nil.
  public var userInfo: [AnyHashable: Any]?
  private let content: Content

  private enum Content {
    case data(Data)
    case image(UIImage)
  }

  /// Creates an attachment of data of a uniform type.
  public init(data: Data, uniformTypeIdentifier: String) {
    content = .data(data)
    self.uniformTypeIdentifier = uniformTypeIdentifier
  }

  /// Creates an attachment of data.
  public convenience init(data: Data) {
    self.init(data: data, uniformTypeIdentifier: "public.data")
  }

  /// Creates an attachment of text.
  public convenience init(string: String) {
    self.init(data: Data(string.utf8), uniformTypeIdentifier: "public.plain-text")
  }

  /// Creates an attachment of an image, as a PNG file.
  public init(image: UIImage) {
    content = .image(image)
    uniformTypeIdentifier = "public.png"
  }

  /// The data of the attachment; empty for an image without pixels.
  ///
  /// Complexity: O(pixels) of an image.
  public var data: Data {
    switch content {
    case .data(let data): data
    case .image(let image): image.pngData() ?? Data()
    }
  }

  /// The image; nil for other attachments.
  package var image: UIImage? {
    if case .image(let image) = content { image } else { nil }
  }
}
