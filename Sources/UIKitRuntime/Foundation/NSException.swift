/// A programmer error with a name. Raising it terminates the program; as on iOS, Swift cannot catch
/// it.
///
/// Source: Apple, NSException.
open class NSException: NSObject {
  /// The name of the exception.
  public let name: NSExceptionName
  /// The reason of the exception.
  public let reason: String?
  /// Additional information.
  public let userInfo: [AnyHashable: Any]?

  /// Creates an exception without raising it.
  public init(
    name aName: NSExceptionName, reason aReason: String?,
    userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {
    (name, reason, userInfo) = (aName, aReason, aUserInfo)
    super.init()
  }

  /// Terminates the program with the exception's name and reason.
  open func raise() {
    stop(reason ?? "(null)", exception: name.rawValue)
  }

  /// Terminates the program with a name and a formatted reason.
  public class func raise(
    _ name: NSExceptionName, format: String, arguments argList: CVaListPointer
  ) {
    NSException(name: name, reason: NSString(format: format, arguments: argList) as String).raise()
  }
}

/// The name of an exception. Source: Apple, NSExceptionName.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  /// The name as a string.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// An error without a more specific name.
  public static let genericException = NSExceptionName("NSGenericException")
  /// An invalid argument.
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  /// An internal inconsistency.
  public static let internalInconsistencyException = NSExceptionName(
    "NSInternalInconsistencyException")
  /// An index out of range.
  public static let rangeException = NSExceptionName("NSRangeException")
  /// An object that is invalid.
  public static let objectInaccessibleException = NSExceptionName("NSObjectInaccessibleException")
  /// An object that does not exist.
  public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
}
