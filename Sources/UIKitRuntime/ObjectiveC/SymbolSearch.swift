import Glibc

/// Returns the address of a symbol. The source tool calls this for `dlsym`: the handles that search
/// all images are −2, −3 and −5 on iOS, and nil on Linux, where others are addresses.
public func address(
  ofSymbol symbol: UnsafePointer<CChar>, in handle: UnsafeMutableRawPointer?
) -> UnsafeMutableRawPointer? {
  let searchesAll = [-2, -3, -5].contains { handle == UnsafeMutableRawPointer(bitPattern: $0) }
  return dlsym(searchesAll ? nil : handle, symbol)
}
