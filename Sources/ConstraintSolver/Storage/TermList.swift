/// The location of a list of terms in a pool.
struct TermList: BitwiseCopyable {
  var start: Int32 = 0
  var count: Int32 = 0
  /// The binary logarithm of the capacity; -1 for none.
  var size: Int32 = -1

  var room: Int { size < 0 ? 0 : 1 << Int(size) }
}
