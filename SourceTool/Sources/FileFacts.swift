/// The facts about a file that the rewriting of other files in its module depends on.
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
    /// The condition that the compiler evaluates; empty if the member is always compiled.
    let condition: String
    /// Whether the member is a property with a setter or observers.
    let isSettable: Bool
  }

  var path = ""
  var hasImports = false
  /// Whether the file contains `UIKit` or a name such as `UIView`.
  var namesUIKit = false
  /// The classes that the file declares, by their full names.
  var classes: [String] = []
  /// The classes among them that are generic or nested in a generic type.
  var genericClasses: Set<String> = []
  /// All types that are generic or nested in a generic type.
  var genericTypes: Set<String> = []
  var anyObjects = AnyObjectNames()
  /// The members that Objective-C finds by name: full names of methods and names of properties,
  /// each with its selector and type.
  var objectMembers: [String: Set<ObjectMember>] = [:]
  /// Overrides in extensions.
  var overridesInExtensions: [Move] = []
  /// Other members of extensions, which a subclass may override.
  var openInExtensions: [Move] = []
  /// The names of all members that the file overrides.
  var overridden: Set<String> = []
  /// The classes whose bodies or extensions override a method, by its full name.
  var overriders: [String: Set<String>] = [:]
  /// The optional methods of the file's protocols, by their full names.
  var optionalMethods: Set<String> = []
  /// The methods of types other than protocols, by full name.
  var writtenMethods: Set<String> = []
  /// The declared types of properties and parameters, by name.
  var namedTypes: [String: Set<String>] = [:]
  /// The names of all protocols.
  var protocols: Set<String> = []
  /// The protocols with optional methods.
  var protocolsWithOptionals: Set<String> = []
  /// The types without inheritance clause, including protocols and value types.
  var plainTypes: Set<String> = []
  /// The modules that the file imports.
  var imports: Set<String> = []
  /// The protocols to which an extension conforms all objects.
  var objectProtocols: Set<String> = []
  /// The file's protocols that require `init()`.
  var protocolsWithInit: Set<String> = []
  /// The names of all top-level types.
  var types: Set<String> = []
  var stubUses = StubUses()
  /// The selectors of methods, by base name.
  var selectors: [String: Set<String>] = [:]
  /// The base names of class methods and of instance methods.
  var classMethods: Set<String> = []
  var objectMethods: Set<String> = []
  /// The class constraints of associated types, by name.
  var associatedTypes: [String: Set<String>] = [:]
  /// The first inherited type of each class, by the class's name without its outer types.
  var superclasses: [String: String] = [:]
  /// The classes of properties and parameters whose type is a metatype, by name.
  var metatypes: [String: String] = [:]
}

/// Declarations of type `AnyObject` in a file.
struct AnyObjectNames: Codable {
  /// The names declared as `AnyObject`.
  var objects: Set<String> = []
  /// The names of dictionaries with `AnyObject` values.
  var dictionaries: Set<String> = []
}

/// A member of an object that Objective-C finds by name.
struct ObjectMember: Codable, Hashable {
  let selector: String
  /// The method's return type or the property's type.
  let type: String
}
