import CPango

/// Pango's functions, from a library that is opened when a text first needs it.
///
/// A program linked with it would load it, and the twenty libraries it brings, at every start.
struct PangoLibrary: Sendable {
  typealias LogAttributes =
    @convention(c) (
      UnsafePointer<CChar>?, Int32, Int32, OpaquePointer?, UnsafeMutablePointer<PangoLogAttr>?,
      Int32
    ) -> Void
  typealias EmbeddingLevels =
    @convention(c) (
      UnsafePointer<CChar>?, Int32, UnsafeMutablePointer<PangoDirection>?
    ) -> UnsafeMutablePointer<UInt8>?

  let getLogAttributes: LogAttributes
  let getEmbeddingLevels: EmbeddingLevels
  /// Frees what Pango allocated.
  let free: @convention(c) (UnsafeMutableRawPointer?) -> Void
  /// English; the locale plays no part. Pango keeps its languages for good.
  let english: Int
  /// As it is at run time.
  let version: String

  /// Nil where the library is not there, or is none.
  static let shared = PangoLibrary()

  static let path = "libpango-1.0.so.0"

  private init?() {
    guard let library = dlopen(Self.path, RTLD_LAZY | RTLD_LOCAL) else { return nil }
    func function<T>(_ name: String, as type: T.Type) -> T? {
      dlsym(library, name).map { unsafeBitCast($0, to: type) }
    }
    typealias VersionString = @convention(c) () -> UnsafePointer<CChar>
    typealias LanguageFromString = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
    guard
      let attributes = function("pango_get_log_attrs", as: LogAttributes.self),
      let levels = function("pango_log2vis_get_embedding_levels", as: EmbeddingLevels.self),
      let free = function(
        "g_free", as: (@convention(c) (UnsafeMutableRawPointer?) -> Void).self),
      let language = function("pango_language_from_string", as: LanguageFromString.self),
      let versionString = function("pango_version_string", as: VersionString.self)
    else { return nil }
    getLogAttributes = attributes
    getEmbeddingLevels = levels
    self.free = free
    english = Int(bitPattern: language("en"))
    version = String(cString: versionString())
  }
}
