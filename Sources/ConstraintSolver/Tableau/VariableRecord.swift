/// The engine's record of a variable.
///
/// Roles and indices are compared in place: in a build without optimisation the library's
/// comparison of enumerations with raw values is a generic function that reads both values.
struct VariableRecord: BitwiseCopyable {
  enum Role: UInt8 {
    /// An unrestricted unknown of the caller.
    case position
    /// A nonnegative unknown of the caller.
    case size
    /// The slack of an inequality.
    case slack
    /// The error of an optional constraint.
    case error
    /// A zero variable for the constant of a required equation, which identifies the equations that
    /// a row consists of.
    case dummy
    /// A free index.
    case none

    @_transparent static func == (one: Role, other: Role) -> Bool {
      unsafeBitCast(one, to: UInt8.self) == unsafeBitCast(other, to: UInt8.self)
    }

    @_transparent static func != (one: Role, other: Role) -> Bool {
      unsafeBitCast(one, to: UInt8.self) != unsafeBitCast(other, to: UInt8.self)
    }
  }

  enum VariableStatus: UInt8 {
    /// The variable has no row and is zero.
    case nonbasic
    /// The variable has a row, which pivots update and no other such row contains.
    case basic
    /// A position with a row that pivots do not update; other rows may contain it.
    case defined

    @_transparent static func == (one: VariableStatus, other: VariableStatus) -> Bool {
      unsafeBitCast(one, to: UInt8.self) == unsafeBitCast(other, to: UInt8.self)
    }

    @_transparent static func != (one: VariableStatus, other: VariableStatus) -> Bool {
      unsafeBitCast(one, to: UInt8.self) != unsafeBitCast(other, to: UInt8.self)
    }
  }

  var role: Role
  var status: VariableStatus = .nonbasic
  /// Whether its definition depends on no undefined position.
  var isGrounded = false
  /// Whether its definition depends on required equations only.
  var isDetermined = false
  /// Whether a traversal has visited it.
  var isVisited = false
  var isListedAsChanged = false
  /// The order of creation; unlike indexes, ages are not reused.
  var age: Int
  /// The component of an unknown; -1 if no constraint contains it.
  var component: Int32 = -1
  /// The constraint of an auxiliary variable.
  var owner: Int32 = -1
  /// The last value of an unknown.
  var value: Double = 0

  var isUnknown: Bool { @_transparent get { role == .position || role == .size } }
}
