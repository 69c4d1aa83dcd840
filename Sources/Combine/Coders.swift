#if Combine
  import Foundation
  import OpenCombine

  // Required by 'decode(type:decoder:)' and 'encode(encoder:)'.

  extension JSONDecoder: @retroactive TopLevelDecoder {}
  extension JSONEncoder: @retroactive TopLevelEncoder {}
  extension PropertyListDecoder: @retroactive TopLevelDecoder {}
  extension PropertyListEncoder: @retroactive TopLevelEncoder {}

  // OpenCombine omits these if there is a module of this name.

  extension Optional {
    /// A publisher of the value, if any.
    @_disfavoredOverload public var publisher: OCombine.Publisher { ocombine.publisher }
  }

  extension Result {
    /// A publisher of the success or the failure.
    @_disfavoredOverload public var publisher: OCombine.Publisher { ocombine.publisher }
  }
#endif
