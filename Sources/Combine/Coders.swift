#if Combine
  import Foundation
  import OpenCombine

  // What 'decode(type:decoder:)' and 'encode(encoder:)' take.

  extension JSONDecoder: @retroactive TopLevelDecoder {}
  extension JSONEncoder: @retroactive TopLevelEncoder {}
  extension PropertyListDecoder: @retroactive TopLevelDecoder {}
  extension PropertyListEncoder: @retroactive TopLevelEncoder {}

  // OpenCombine leaves these to a module of this name where it finds one.

  extension Optional {
    /// Publishes the value, if there is one.
    @_disfavoredOverload public var publisher: OCombine.Publisher { ocombine.publisher }
  }

  extension Result {
    /// Publishes the success, or fails.
    @_disfavoredOverload public var publisher: OCombine.Publisher { ocombine.publisher }
  }
#endif
