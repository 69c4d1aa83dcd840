/// Something that an item provider can hold. Source: Apple, NSItemProviderWriting; data are not
/// asked for: an object is handed over as it is, for there is no other process to send it to.
@preconcurrency @MainActor
public protocol NSItemProviderWriting: AnyObject {
  /// The uniform types that the object can be written as, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
}

/// Something that can be loaded from an item provider. Source: Apple, NSItemProviderReading.
@preconcurrency @MainActor
public protocol NSItemProviderReading: AnyObject {
  /// The uniform types that the object can be read from, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// Plain text.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  /// Plain text.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  /// An address.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  /// An address.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
}

extension NSAttributedString: NSItemProviderWriting, NSItemProviderReading {
  /// Rich text.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.rtf"] }
  /// Rich text.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.rtf"] }
}

/// Who may see what a provider holds. Raw values are Foundation's.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// Everybody.
  case all = 0
  /// Apps of one team.
  case team = 1
  /// Apps of one group.
  case group = 2
  /// The app itself.
  case ownProcess = 3
}

/// What is carried from one place to another: one thing, as one or several objects.
///
/// Objects are loaded on the virtual clock: their handlers are called when it is next told to
/// advance, or later where the provider is filled later. Source: Apple, NSItemProvider.
@preconcurrency @MainActor
public final class NSItemProvider: NSObject {
  /// Gives an object, now or later, to the closure that it gets.
  public typealias ObjectLoader =
    @MainActor (
      _ completion: @escaping @MainActor ((any NSItemProviderWriting)?, (any Error)?) -> Void
    ) -> Progress?

  /// Why an object was not loaded. Raw values are Foundation's.
  public enum ErrorCode: Int, Error, Sendable {
    /// Nobody knows.
    case unknownError = -1
    /// The provider has nothing of that class.
    case itemUnavailableError = -1000
    /// What came is of another class.
    case unexpectedValueClassError = -1100
  }

  private struct Representation {
    let type: any NSItemProviderWriting.Type
    let load: ObjectLoader
  }

  private var representations: [Representation] = []

  /// A name for what is carried. Default nil.
  public var suggestedName: String?

  /// A provider of nothing yet.
  public override init() { super.init() }

  /// A provider of an object.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Holds an object, too.
  public func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    representations.append(
      Representation(type: type(of: object)) { completion in
        completion(object, nil)
        return nil
      })
  }

  /// Holds an object of a class, too, that a closure gives when it is asked for.
  public func registerObject(
    ofClass aClass: any NSItemProviderWriting.Type,
    visibility: NSItemProviderRepresentationVisibility, loadHandler: @escaping ObjectLoader
  ) { representations.append(Representation(type: aClass, load: loadHandler)) }

  /// The uniform types of what it holds, each once, the best first.
  public var registeredTypeIdentifiers: [String] {
    var known = Set<String>()
    return representations.flatMap { $0.type.writableTypeIdentifiersForItemProvider }
      .filter { known.insert($0).inserted }
  }

  /// Whether it holds something of a uniform type. Types are compared by name: nobody here knows
  /// which conforms to which.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }

  /// Whether it holds an object of a class.
  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    representation(of: aClass) != nil
  }

  /// Loads an object of a class.
  ///
  /// - Parameter completionHandler: called as the virtual clock advances, with the object or why
  ///   there is none.
  /// - Returns: how far it has come.
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
//   Files and data are absent.
