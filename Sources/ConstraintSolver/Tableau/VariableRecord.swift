/// What the engine knows about one of its variables.
///
/// Roles and places are compared in place: in a build without optimisation the library's comparison
/// of enumerations with raw values is a generic function that asks for both values.
struct VariableRecord: BitwiseCopyable {
  enum Role: UInt8 {
    /// An unknown of the caller's, of any value.
    case position
    /// An unknown of the caller's, never negative.
    case size
    /// How far an inequality is from its bound.
    case slack
    /// How far a wish is missed.
    case error
    /// Zero, always: it stands for the constant of a required equation, so that rows know which
    /// equations they are made of.
    case dummy
    /// Nothing: the place is free.
    case none

    @_transparent static func == (one: Role, other: Role) -> Bool {
      unsafeBitCast(one, to: UInt8.self) == unsafeBitCast(other, to: UInt8.self)
    }

    @_transparent static func != (one: Role, other: Role) -> Bool {
      unsafeBitCast(one, to: UInt8.self) != unsafeBitCast(other, to: UInt8.self)
    }
  }

  enum Place: UInt8 {
    /// It has no row and is zero.
    case nonbasic
    /// It has a row that pivots keep up, and no other such row names it.
    case basic
    /// A position with a row of its own; other rows may name it, pivots pass it by.
    case defined

    @_transparent static func == (one: Place, other: Place) -> Bool {
      unsafeBitCast(one, to: UInt8.self) == unsafeBitCast(other, to: UInt8.self)
    }

    @_transparent static func != (one: Place, other: Place) -> Bool {
      unsafeBitCast(one, to: UInt8.self) != unsafeBitCast(other, to: UInt8.self)
    }
  }

  var role: Role
  var place: Place = .nonbasic
  /// No unplaced position stands behind its definition.
  var isGrounded = false
  /// Its definition rests on required equations alone.
  var isDetermined = false
  /// A walk through definitions has been here.
  var isVisited = false
  var isListedAsChanged = false
  /// Which was made first; places in the arrays are reused, ages are not.
  var age: Int
  /// The component of an unknown, or -1 for one that no constraint names.
  var component: Int32 = -1
  /// The constraint that an auxiliary variable belongs to.
  var owner: Int32 = -1
  /// What was last solved, for unknowns.
  var value: Double = 0

  var isUnknown: Bool { @_transparent get { role == .position || role == .size } }
}
