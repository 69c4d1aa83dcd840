/// A programmer's error with a name: raised, it stops the program. Swift cannot catch it, on iOS
/// neither.
///
/// Source: Apple, NSException.
open class NSException: NSObject {
  /// What kind of error it is.
  public let name: NSExceptionName
  /// Why it was raised.
  public let reason: String?
  /// What else is known of it.
  public let userInfo: [AnyHashable: Any]?

  /// An exception that is not raised yet.
  public init(
    name aName: NSExceptionName, reason aReason: String?,
    userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {
    (name, reason, userInfo) = (aName, aReason, aUserInfo)
    super.init()
  }

  /// Stops the program with the exception's name and reason.
  open func raise() {
    stop(reason ?? "(null)", exception: name.rawValue)
  }

  /// Stops the program with a name and a reason, whose arguments are put into their places.
  public class func raise(
    _ name: NSExceptionName, format: String, arguments argList: CVaListPointer
  ) {
    NSException(name: name, reason: NSString(format: format, arguments: argList) as String).raise()
  }
}

/// The name of an exception. Source: Apple, NSExceptionName.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  /// The name itself.
  public let rawValue: String
  /// A name of one's own.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A name of one's own.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// For an error that has no name of its own.
  public static let genericException = NSExceptionName("NSGenericException")
  /// An argument that is not allowed.
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  /// Something that contradicts itself.
  public static let internalInconsistencyException = NSExceptionName(
    "NSInternalInconsistencyException")
  /// A place outside of what is there.
  public static let rangeException = NSExceptionName("NSRangeException")
  /// An object that is not what it should be.
  public static let objectInaccessibleException = NSExceptionName("NSObjectInaccessibleException")
  /// An object that is not there.
  public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
}
