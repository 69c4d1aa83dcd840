/// An object that an item provider can hold. No data is written: without other processes, the
/// object itself is passed on. Source: Apple, NSItemProviderWriting.
@preconcurrency @MainActor
public protocol NSItemProviderWriting: AnyObject {
  /// The uniform types that the object can be written as, in order of preference.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
}

/// An object that can be loaded from an item provider. Source: Apple, NSItemProviderReading.
@preconcurrency @MainActor
public protocol NSItemProviderReading: AnyObject {
  /// The uniform types that the object can be read from, in order of preference.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// The type of plain text.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  /// The type of plain text.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  /// The type of a URL.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  /// The type of a URL.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
}

extension NSAttributedString: NSItemProviderWriting, NSItemProviderReading {
  /// The type of rich text.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.rtf"] }
  /// The type of rich text.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.rtf"] }
}

/// The visibility of a representation. Raw values are Foundation's.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// Visible to all.
  case all = 0
  /// Visible to apps of the same team.
  case team = 1
  /// Visible to apps of the same group.
  case group = 2
  /// Visible to the app itself.
  case ownProcess = 3
}

/// A provider of an item for dragging and pasting, in one or several representations.
///
/// Objects are loaded on the virtual clock: completion handlers are called when it advances, or
/// later if the representation is provided later. Source: Apple, NSItemProvider.
@preconcurrency @MainActor
public final class NSItemProvider: NSObject {
  /// A closure that passes an object to its completion handler, at once or later.
  public typealias ObjectLoader =
    @MainActor (
      _ completion: @escaping @MainActor ((any NSItemProviderWriting)?, (any Error)?) -> Void
    ) -> Progress?

  /// The reason why an object was not loaded. Raw values are Foundation's.
  public enum ErrorCode: Int, Error, Sendable {
    /// An unknown error.
    case unknownError = -1
    /// The provider has no object of the class.
    case itemUnavailableError = -1000
    /// The loaded object is of another class.
    case unexpectedValueClassError = -1100
  }

  private struct Representation {
    let type: any NSItemProviderWriting.Type
    let load: ObjectLoader
  }

  private var representations: [Representation] = []

  /// The suggested name of the item. Default nil.
  public var suggestedName: String?

  /// Creates an empty provider.
  public override init() { super.init() }

  /// Creates a provider of an object.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Adds an object as a representation.
  public func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    representations.append(
      Representation(type: type(of: object)) { completion in
        completion(object, nil)
        return nil
      })
  }

  /// Adds a representation of a class that a closure loads on request.
  public func registerObject(
    ofClass aClass: any NSItemProviderWriting.Type,
    visibility: NSItemProviderRepresentationVisibility, loadHandler: @escaping ObjectLoader
  ) { representations.append(Representation(type: aClass, load: loadHandler)) }

  /// The uniform types of all representations, without duplicates, in order of preference.
  public var registeredTypeIdentifiers: [String] {
    var known = Set<String>()
    return representations.flatMap { $0.type.writableTypeIdentifiersForItemProvider }
      .filter { known.insert($0).inserted }
  }

  /// Returns whether the provider has a representation of a uniform type. Types are compared by
  /// name only; conformance is unknown.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }

  /// Returns whether an object of a class can be loaded.
  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    representation(of: aClass) != nil
  }

  /// Loads an object of a class.
  ///
  /// - Parameter completionHandler: Called as the virtual clock advances, with the object or an
  ///   error.
  /// - Returns: The progress of loading.
  @discardableResult
  public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @MainActor ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let found = representation(of: aClass)
    MediaClock.current.schedule(after: 0) {
      guard let found else {
        return completionHandler(nil, ErrorCode.itemUnavailableError)
      }
      _ = found.load { object, error in
        progress.completedUnitCount = 1
        if let error { return completionHandler(nil, error) }
        let read = object as? any NSItemProviderReading
        completionHandler(read, read == nil ? ErrorCode.unexpectedValueClassError : nil)
      }
    }
    return progress
  }

  private func representation(of wanted: any NSItemProviderReading.Type) -> Representation? {
    let types = Set(wanted.readableTypeIdentifiersForItemProvider)
    return representations.first { $0.type is any NSItemProviderReading.Type && $0.type == wanted }
      ?? representations.first {
        !types.isDisjoint(with: $0.type.writableTypeIdentifiersForItemProvider)
      }
  }
}

// Unsupported: NSItemProvider · works · It passes objects on as they are, by class or type name.
//   Files and data are absent. · test: DragInteractionTests
