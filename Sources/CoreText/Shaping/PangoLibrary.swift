import CPango

/// The functions of Pango, loaded when a text first needs them.
///
/// Linking the library would load it, and the twenty libraries it depends on, at each start.
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
  /// Frees memory allocated by Pango.
  let free: @convention(c) (UnsafeMutableRawPointer?) -> Void
  /// The language English, regardless of the locale. Pango never frees its languages.
  let english: Int
  /// The run-time version.
  let version: String

  /// The library; nil if it is missing or unusable.
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
