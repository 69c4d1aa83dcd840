extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  /// A PNG or JPEG file.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg"]
  }
  /// A PNG or JPEG file, or any other image.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg", "public.image"]
  }
}

extension UIColor: NSItemProviderWriting, NSItemProviderReading {
  /// A colour.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["com.apple.uikit.color"]
  }
  /// A colour.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["com.apple.uikit.color"]
  }
}

// What Swift has values for: text as `String`, addresses as `URL`.

extension NSItemProvider {
  /// Whether it holds something that can be loaded as a value of a type.
  public func canLoadObject<Value: _ObjectiveCBridgeable>(ofClass type: Value.Type) -> Bool
  where Value._ObjectiveCType: NSItemProviderReading {
    canLoadObject(ofClass: Value._ObjectiveCType.self)
  }

  /// Loads a value of a type.
  ///
  /// - Parameter completionHandler: called as the virtual clock advances, with the value or why
  ///   there is none.
  /// - Returns: how far it has come.
  @discardableResult
  public func loadObject<Value: _ObjectiveCBridgeable>(
    ofClass type: Value.Type,
    completionHandler: @escaping @MainActor (Value?, (any Error)?) -> Void
  ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
    loadObject(ofClass: Value._ObjectiveCType.self) { object, error in
      completionHandler(object.flatMap { Value(read: $0) }, error)
    }
  }
}

extension UIDragDropSession {
  /// Whether values of a type can be loaded from at least one item.
  public func canLoadObjects<Value: _ObjectiveCBridgeable>(ofClass type: Value.Type) -> Bool
  where Value._ObjectiveCType: NSItemProviderReading {
    canLoadObjects(ofClass: Value._ObjectiveCType.self)
  }
}

extension UIDropSession {
  /// Loads a value of a type from each item that has one; the closure gets them in order once all
  /// have come, as the virtual clock advances.
  @discardableResult
  public func loadObjects<Value: _ObjectiveCBridgeable>(
    ofClass type: Value.Type, completion: @escaping @MainActor ([Value]) -> Void
  ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
    loadObjects(ofClass: Value._ObjectiveCType.self) { objects in
      completion(objects.compactMap { Value(read: $0) })
    }
  }
}

extension _ObjectiveCBridgeable {
  /// The value of an object that was loaded; nil for one of another class.
  fileprivate init?(read object: any NSItemProviderReading) {
    var value: Self?
    guard let object = object as? _ObjectiveCType,
      Self._conditionallyBridgeFromObjectiveC(object, result: &value), let value
    else { return nil }
    self = value
  }
}
