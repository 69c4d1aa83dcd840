extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  /// The types of PNG and JPEG files.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg"]
  }
  /// The types of PNG and JPEG files and of other images.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg", "public.image"]
  }
}

extension UIColor: NSItemProviderWriting, NSItemProviderReading {
  /// The type of a colour.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["com.apple.uikit.color"]
  }
  /// The type of a colour.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["com.apple.uikit.color"]
  }
}

// Loading of Swift values: text as `String`, addresses as `URL`.

extension NSItemProvider {
  /// Returns whether the provider can load a value of a type.
  public func canLoadObject<Value: _ObjectiveCBridgeable>(ofClass type: Value.Type) -> Bool
  where Value._ObjectiveCType: NSItemProviderReading {
    canLoadObject(ofClass: Value._ObjectiveCType.self)
  }

  /// Loads a value of a type.
  ///
  /// - Parameter completionHandler: Called as the virtual clock advances, with the value or an
  ///   error.
  /// - Returns: The progress of loading.
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
  /// Returns whether values of a type can be loaded from at least one item.
  public func canLoadObjects<Value: _ObjectiveCBridgeable>(ofClass type: Value.Type) -> Bool
  where Value._ObjectiveCType: NSItemProviderReading {
    canLoadObjects(ofClass: Value._ObjectiveCType.self)
  }
}

extension UIDropSession {
  /// Loads a value of a type from each item that has one; the closure gets them in order once all
  /// are loaded, as the virtual clock advances.
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
  /// Creates a value from a loaded object; nil for an object of another class.
  fileprivate init?(read object: any NSItemProviderReading) {
    var value: Self?
    guard let object = object as? _ObjectiveCType,
      Self._conditionallyBridgeFromObjectiveC(object, result: &value), let value
    else { return nil }
    self = value
  }
}
