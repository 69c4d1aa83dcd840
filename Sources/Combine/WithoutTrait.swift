#if !Combine
  // A package that finds a module of this name, such as Yams, makes its coders conform to these.

  /// Decodes values. Source: Apple, TopLevelDecoder.
  public protocol TopLevelDecoder {
    /// What it decodes from.
    associatedtype Input

    /// Decodes a value.
    func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
  }

  /// Encodes values. Source: Apple, TopLevelEncoder.
  public protocol TopLevelEncoder {
    /// What it encodes to.
    associatedtype Output

    /// Encodes a value.
    func encode<T: Encodable>(_ value: T) throws -> Output
  }
#endif
