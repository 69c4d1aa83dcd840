/// Creates the objects of a nib as often as needed: from a xib file, which is read once, or from a
/// closure.
///
/// A xib is in the bundle's resources as Xcode stores it: a SwiftPM target copies it
/// (`resources: [.copy("Cell.xib")]`). Source: Apple, UINib.
@preconcurrency @MainActor
public final class UINib: NSObject {
  /// The names of modules by their names in documents, where they differ: a target in Xcode may
  /// have another name in a package.
  public static var moduleNames: [String: String] = [:]

  /// The modules in which classes are searched if a document names no module or a wrong one. The
  /// module of File's Owner and the main module are always searched.
  public static var modules: [String] = []

  /// A key of the options for instantiating a nib.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The external objects by the identifiers of their placeholders, as `[String: Any]`.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  /// The contents from which the objects are created.
  package let contents: any NibContents

  /// Creates a nib from contents.
  package init(contents: any NibContents) { self.contents = contents }

  /// Creates a nib whose top-level objects a closure creates.
  public init(_ make: @escaping @MainActor () -> [Any]) { contents = ClosureNib(make: make) }

  /// Creates a nib from the name of a file, without `.xib`, in a bundle's resources. The file is
  /// read when objects are first created, and kept.
  ///
  /// - Parameter bundle: nil for the main bundle and the image folders.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    contents = Nibs.documents.contents(ofNibNamed: name, bundleOrNil)
  }

  /// Creates a nib from the data of a xib file.
  public init(data nibData: Data, bundle bundleOrNil: Bundle?) {
    contents = Nibs.documents.contents(of: nibData, bundleOrNil)
  }

  /// Creates the nib's top-level objects, in the file's order. A missing or invalid file stops the
  /// program with UIKit's message.
  ///
  /// Each object gets `init?(coder:)`, its runtime attributes, its outlets and actions, and
  /// `awakeFromNib()`.
  ///
  /// - Complexity: O(objects), and O(bytes) the first time.
  public func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    return contents.instantiate(
      owner: ownerOrNil.map { $0 as AnyObject }, external: external.mapValues { $0 as AnyObject })
  }
}
