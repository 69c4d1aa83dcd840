/// What other files of a module need to know of a file.
struct FileFacts: Codable {
  /// A member that has to move from an extension into its class's body.
  struct Move: Codable, Hashable {
    let type: String
    let name: String
    let file: String
    let line: Int
    let start: Int
    let end: Int
    let text: String
    /// What the compiler has to find true for it; nothing where it is surely compiled.
    let condition: String
    /// Whether it is a property that can be set, or has observers.
    let isSettable: Bool
  }

  var path = ""
  var hasImports = false
  /// Whether it says UIKit, or a name such as `UIView`.
  var namesUIKit = false
  /// The classes that the file declares, by their full names.
  var classes: [String] = []
  /// Those of them that have generic parameters, or are inside such a type.
  var genericClasses: Set<String> = []
  /// All types that have generic parameters, or are inside such a type.
  var genericTypes: Set<String> = []
  var anyObjects = AnyObjectNames()
  /// What Objective-C finds by name: methods' full names and properties' names, each with its
  /// selector and what it returns.
  var objectMembers: [String: Set<ObjectMember>] = [:]
  /// Members of extensions that override something.
  var overridesInExtensions: [Move] = []
  /// Other members of extensions that a subclass might override.
  var openInExtensions: [Move] = []
  /// The names of what is overridden anywhere in the file.
  var overridden: Set<String> = []
  /// The classes whose bodies or extensions override a method, by its full name.
  var overriders: [String: Set<String>] = [:]
  /// The optional methods of the file's protocols, by their full names.
  var optionalMethods: Set<String> = []
  /// The methods that types which are no protocols have, by their full names.
  var writtenMethods: Set<String> = []
  /// The types that names of properties and parameters have, as they are written.
  var namedTypes: [String: Set<String>] = [:]
  /// The names of all protocols.
  var protocols: Set<String> = []
  /// The optional methods' protocols.
  var protocolsWithOptionals: Set<String> = []
  /// The types that inherit nothing, protocols and those of values among them.
  var plainTypes: Set<String> = []
  /// The modules that the file imports.
  var imports: Set<String> = []
  /// The protocols that an extension says all objects conform to.
  var objectProtocols: Set<String> = []
  /// The file's protocols that require `init()`.
  var protocolsWithInit: Set<String> = []
  /// The names of all types outside others.
  var types: Set<String> = []
  var stubUses = StubUses()
  /// The selectors of methods, by base names.
  var selectors: [String: Set<String>] = [:]
  /// The base names of methods of classes themselves, and of objects.
  var classMethods: Set<String> = []
  var objectMethods: Set<String> = []
  /// What associated types must inherit, by their names.
  var associatedTypes: [String: Set<String>] = [:]
  /// What each class inherits first, by the class's own name.
  var superclasses: [String: String] = [:]
  /// The classes whose metatypes properties and parameters have, by their names.
  var metatypes: [String: String] = [:]
}

/// What a file declares of objects of which nothing is known.
struct AnyObjectNames: Codable {
  /// The names of what is declared as `AnyObject`.
  var objects: Set<String> = []
  /// The names of dictionaries of such.
  var dictionaries: Set<String> = []
}

/// What Objective-C finds by name in an object.
struct ObjectMember: Codable, Hashable {
  let selector: String
  /// What it returns, or a property's type.
  let type: String
}
