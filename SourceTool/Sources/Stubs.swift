import Foundation

/// The modules that are replaced by stubs, and what names are theirs.
struct Stubs {
  /// As the caller says in `IOS_SOURCE_STUBS`: modules, such as `MapKit`, or a module and its names,
  /// such as `Lottie=LottieView,LottieAnimation`, parted by blanks.
  static let current = Stubs(ProcessInfo.processInfo.environment["IOS_SOURCE_STUBS"] ?? "")

  /// What was asked for, as it was written.
  let written: String
  private let modules: Set<String>
  private let prefixes: Set<String>
  private let names: Set<String>

  init(_ written: String) {
    self.written = written
    var (modules, prefixes, names) = (Set<String>(), Set<String>(), Set<String>())
    for word in written.split(separator: " ") {
      let parts = word.split(separator: "=", maxSplits: 1)
      modules.insert(String(parts[0]))
      prefixes.formUnion(Self.known[String(parts[0])] ?? [])
      if parts.count > 1 { names.formUnion(parts[1].split(separator: ",").map(String.init)) }
    }
    (self.modules, self.prefixes, self.names) = (modules, prefixes, names)
  }

  var isEmpty: Bool { modules.isEmpty }
  var hasSwiftUI: Bool { modules.contains("SwiftUI") }

  func replaces(_ module: String) -> Bool { modules.contains(module) }

  /// Whether a name is one of a stubbed module's: a prefix and a capital letter behind it.
  func owns(_ name: String) -> Bool {
    if names.contains(name) { return true }
    return prefixes.contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
    }
  }

  private static let known: [String: [String]] = [
    "ARKit": ["AR", "SCN"], "AVFoundation": ["AV", "CM"], "AVKit": ["AV"], "CloudKit": ["CK"],
    "Contacts": ["CN"], "ContactsUI": ["CN"], "CoreBluetooth": ["CB"], "CoreLocation": ["CL"],
    "CoreData": [
      "NSAttributeDescription", "NSEntity", "NSFetch", "NSFetched", "NSManaged", "NSMerge",
      "NSPersistent", "NSRelationship",
    ],
    "CoreMedia": ["CM"], "CoreML": ["ML"], "CoreMotion": ["CM"], "EventKit": ["EK"],
    "EventKitUI": ["EK"], "GameKit": ["GK"], "HealthKit": ["HK"], "LocalAuthentication": ["LA"],
    "MapKit": ["MK", "CL"], "MessageUI": ["MF"], "Metal": ["MTL"], "MetalKit": ["MTK"],
    "PDFKit": ["PDF"], "PassKit": ["PK"], "Photos": ["PH"], "PhotosUI": ["PH"],
    "QuickLook": ["QL"], "SafariServices": ["SF"], "SceneKit": ["SCN"], "SpriteKit": ["SK"],
    "StoreKit": ["SK"], "UserNotifications": ["UN"], "Vision": ["VN"], "WebKit": ["WK"],
  ]
}

/// What a file uses of stubbed modules.
struct StubUses: Codable {
  struct Name: Codable {
    /// The labels of calls that make one, such as `url:` or `_:frame:`.
    var initializers: Set<String> = []
    /// Types inside it.
    var nested: Set<String> = []
    var isProtocol = false
    /// How many types stand behind it in angle brackets.
    var genericCount = 0

    mutating func merge(_ other: Name) {
      initializers.formUnion(other.initializers)
      nested.formUnion(other.nested)
      isProtocol = isProtocol || other.isProtocol
      genericCount = max(genericCount, other.genericCount)
    }
  }

  var hasImports = false
  var names: [String: Name] = [:]
  /// What stands behind a point alone, such as `.resizeAspect`.
  var constants: Set<String> = []

  mutating func merge(_ other: StubUses) {
    hasImports = hasImports || other.hasImports
    constants.formUnion(other.constants)
    names.merge(other.names) { one, other in
      var both = one
      both.merge(other)
      return both
    }
  }
}
