// Objective-C's names of table options.

/// ``NSPointerFunctions/Options/strongMemory``.
public let NSMapTableStrongMemory = NSPointerFunctions.Options.strongMemory
/// ``NSPointerFunctions/Options/weakMemory``.
public let NSMapTableWeakMemory = NSPointerFunctions.Options.weakMemory
/// ``NSPointerFunctions/Options/objectPointerPersonality``.
public let NSMapTableObjectPointerPersonality = NSPointerFunctions.Options.objectPointerPersonality
/// ``NSPointerFunctions/Options/copyIn``.
public let NSMapTableCopyIn = NSPointerFunctions.Options.copyIn
/// ``NSPointerFunctions/Options/strongMemory``.
public let NSHashTableStrongMemory = NSPointerFunctions.Options.strongMemory
/// ``NSPointerFunctions/Options/weakMemory``.
public let NSHashTableWeakMemory = NSPointerFunctions.Options.weakMemory
/// ``NSPointerFunctions/Options/objectPointerPersonality``.
public let NSHashTableObjectPointerPersonality = NSPointerFunctions.Options.objectPointerPersonality
/// ``NSPointerFunctions/Options/copyIn``.
public let NSHashTableCopyIn = NSPointerFunctions.Options.copyIn
