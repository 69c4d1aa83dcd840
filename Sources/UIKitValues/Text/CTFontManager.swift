import CoreText

/// How long a font stays registered. Fonts here stay for the process, whatever is asked for.
///
/// Source: Apple, CTFontManagerScope.
public enum CTFontManagerScope: UInt32, Sendable {
  /// None.
  case none = 0
  /// For this process.
  case process = 1
  /// For the user.
  case persistent = 2
  /// For the session.
  case session = 3

  /// For the user, by its older name.
  public static let user = CTFontManagerScope.persistent
}

/// Why a font was not registered. Source: Apple, CTFontManagerError.
public enum CTFontManagerError: Int, Error, Sendable {
  /// There is no such file.
  case fileNotFound = 101
  /// The file is no font.
  case unrecognizedFormat = 103
  /// The file is registered already.
  case alreadyRegistered = 105
  /// The file is not registered.
  case notRegistered = 201
}

/// The domain of ``CTFontManagerError``.
public let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"

/// Lets texts use the fonts of a file, by their names.
///
/// Fonts among the resources of a package's targets need not be registered.
///
/// - Parameter error: is set to what went wrong, retained.
/// - Returns: false where the file is missing, no font, or registered already.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  guard FileManager.default.fileExists(atPath: fontURL.path) else {
    return fail(.fileNotFound, fontURL.path, error)
  }
  do throws(FontError) {
    return try RegisteredFonts.register(file: fontURL.path)
      || fail(.alreadyRegistered, fontURL.path, error)
  } catch _ {
    return fail(.unrecognizedFormat, fontURL.path, error)
  }
}

/// Lets texts use the fonts of some files, by their names. What fails is handed to the closure,
/// which is called at once, with true.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
  var errors: [Any] = []
  for url in fontURLs.compactMap({ $0 as? URL }) {
    var error: Unmanaged<CFError>?
    if !CTFontManagerRegisterFontsForURL(url, scope, &error), let error {
      errors.append(error.takeRetainedValue())
    }
  }
  _ = registrationHandler?(errors, true)
}

/// Lets texts use the fonts of some files, by their names.
///
/// - Parameter errors: is set to what went wrong, an array of errors, retained.
/// - Returns: false where any of the files fails.
@discardableResult
public func CTFontManagerRegisterFontsForURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope,
  _ errors: UnsafeMutablePointer<Unmanaged<NSArray>?>?
) -> Bool {
  var failures: [Any] = []
  CTFontManagerRegisterFontURLs(fontURLs, scope, true) { errors, _ in
    failures += errors
    return true
  }
  if !failures.isEmpty { errors?.pointee = .passRetained(NSArray(array: failures)) }
  return failures.isEmpty
}

/// Has some files' fonts not found any more; texts that have them keep them.
///
/// - Parameter errors: is set to what went wrong, an array of errors, retained.
/// - Returns: false where any of the files was not registered.
@discardableResult
public func CTFontManagerUnregisterFontsForURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope,
  _ errors: UnsafeMutablePointer<Unmanaged<NSArray>?>?
) -> Bool {
  var failures: [Any] = []
  for url in fontURLs.compactMap({ $0 as? URL }) {
    var error: Unmanaged<CFError>?
    if !CTFontManagerUnregisterFontsForURL(url, scope, &error), let error {
      failures.append(error.takeRetainedValue())
    }
  }
  if !failures.isEmpty { errors?.pointee = .passRetained(NSArray(array: failures)) }
  return failures.isEmpty
}

/// Lets texts use a font that was made of a file's bytes, by its name.
///
/// - Returns: false where the font is registered already, or came from nowhere but its name.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  guard let face = font.face, RegisteredFonts.register([face]) else {
    return fail(.alreadyRegistered, font.postScriptName ?? "", error)
  }
  return true
}

/// Has a file's fonts not found any more; texts that have them keep them.
///
/// - Returns: false where the file was not registered.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  RegisteredFonts.unregister(file: fontURL.path) || fail(.notRegistered, fontURL.path, error)
}

private func fail(
  _ reason: CTFontManagerError, _ name: String,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  let sentence =
    switch reason {
    case .fileNotFound: "There is no font file “\(name)”."
    case .unrecognizedFormat: "“\(name)” cannot be read as a font."
    case .alreadyRegistered: "The font “\(name)” is registered already."
    case .notRegistered: "The font “\(name)” is not registered."
    }
  error?.pointee = .passRetained(
    NSError(
      domain: kCTFontManagerErrorDomain, code: reason.rawValue,
      userInfo: [NSLocalizedDescriptionKey: sentence]))
  return false
}
