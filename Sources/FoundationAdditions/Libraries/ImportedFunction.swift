import CTypeRecords

/// A function of a shared library whose calls can be redirected.
struct ImportedFunction {
  /// The linker symbol.
  let symbol: String

  /// The function's address; nil if no library has it.
  var address: UnsafeMutableRawPointer? { dlsym(nil, symbol) }

  /// Redirects all calls to another function, except in statically linked programs.
  ///
  /// - Returns: Whether any calls were redirected.
  @discardableResult
  func replace(by replacement: UnsafeRawPointer) -> Bool {
    cimports_redirect(symbol, replacement) > 0
  }
}
