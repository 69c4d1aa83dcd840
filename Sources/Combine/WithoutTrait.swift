#if !Combine
  // Packages that find a module of this name, such as Yams, conform their coders to these
  // protocols.

  /// A type that decodes values. Source: Apple, TopLevelDecoder.
  public protocol TopLevelDecoder {
    /// The type of encoded data.
    associatedtype Input

    /// Decodes a value.
    func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
  }

  /// A type that encodes values. Source: Apple, TopLevelEncoder.
  public protocol TopLevelEncoder {
    /// The type of encoded data.
    associatedtype Output

    /// Encodes a value.
    func encode<T: Encodable>(_ value: T) throws -> Output
  }
#endif
