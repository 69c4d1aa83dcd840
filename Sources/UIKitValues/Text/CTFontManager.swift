import CoreText

/// The scope of a font registration. All fonts are registered for the process, whatever the scope.
///
/// Source: Apple, CTFontManagerScope.
public enum CTFontManagerScope: UInt32, Sendable {
  /// No scope.
  case none = 0
  /// The process.
  case process = 1
  /// The user.
  case persistent = 2
  /// The session.
  case session = 3

  /// The old name of ``persistent``.
  public static let user = CTFontManagerScope.persistent
}

/// The errors of font registration. Source: Apple, CTFontManagerError.
public enum CTFontManagerError: Int, Error, Sendable {
  /// The file does not exist.
  case fileNotFound = 101
  /// The file is not a font.
  case unrecognizedFormat = 103
  /// The file is already registered.
  case alreadyRegistered = 105
  /// The file is not registered.
  case notRegistered = 201
}

/// The domain of ``CTFontManagerError``.
public let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"

/// Registers the fonts of a file, so that text can use them by name.
///
/// Fonts among the resources of a package's targets need no registration.
///
/// - Parameter error: Set to a retained error on failure.
/// - Returns: False if the file is missing, invalid or already registered.
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

/// Registers the fonts of some files, so that text can use them by name. The closure is called
/// immediately, with the errors and true.
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

/// Registers the fonts of some files, so that text can use them by name.
///
/// - Parameter errors: Set to a retained array of errors on failure.
/// - Returns: False if any of the files fails.
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

/// Unregisters the fonts of some files; existing text keeps them.
///
/// - Parameter errors: Set to a retained array of errors on failure.
/// - Returns: False if any of the files was not registered.
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

/// Registers a font created from data, so that text can use it by name.
///
/// - Returns: False if the font is already registered, or was not created from data.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  guard let face = font.face, RegisteredFonts.register([face]) else {
    return fail(.alreadyRegistered, font.postScriptName ?? "", error)
  }
  return true
}

/// Unregisters the fonts of a file; existing text keeps them.
///
/// - Returns: False if the file was not registered.
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
