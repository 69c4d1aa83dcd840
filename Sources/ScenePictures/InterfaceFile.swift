import InterfaceBuilder

/// Creates scenes from documents of Interface Builder.
@MainActor
enum InterfaceFile {
  /// Whether a word is the path of such a document.
  nonisolated static func isFile(_ word: String) -> Bool {
    [".xib", ".storyboard"].contains { word.lowercased().hasSuffix($0) }
  }

  /// Returns the view of a xib as a scene.
  ///
  /// - Parameter size: the requested size in points; nil for the view's own.
  static func xib(path: String, size: CGSize?) throws(DocumentError) -> Scene {
    let url = URL(fileURLWithPath: path)
    let document = try InterfaceDocument(contentsOf: url)
    let ownSize: CGSize
    if let size { ownSize = size } else { ownSize = try Self.size(of: document) }
    let nib = UINib(previewOf: url)
    return Scene(name: path, summary: "the view of a xib", defaultSize: ownSize) { size in
      prepareScreen(of: url)
      let controller = UIViewController()
      let root = UIView(frame: CGRect(origin: .zero, size: size))
      root.backgroundColor = .systemBackground
      let objects = (try? nib.objects(owner: nil)) ?? []
      for case let owner as UIViewController in objects { controller.addChild(owner) }
      if let view = objects.lazy.compactMap({ Self.view($0) }).first {
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = root.bounds
        root.addSubview(view)
        view.showPrototypesWithoutData()
      }
      controller.view = root
      return controller
    }
  }

  private static func view(_ object: Any) -> UIView? {
    object as? UIView ?? (object as? UIViewController)?.view
  }

  private static func size(of document: InterfaceDocument) throws(DocumentError) -> CGSize {
    guard let first = document.objects.first(where: { $0.kind != "placeholder" }) else {
      throw DocumentError(document.file, "it has no view.")
    }
    guard let frame = document.objects.lazy.compactMap(Self.frame).first, frame.width >= 1,
      frame.height >= 1
    else {
      throw DocumentError(
        document.file, first.line, "the \(first.kind) has no size; --size WxH gives it one.")
    }
    return CGSize(width: frame.width, height: frame.height)
  }

  private static func frame(_ model: ObjectModel) -> RectValue? {
    guard model.kind != "placeholder" else { return nil }
    if case .rect(let rect)? = model.value("frame") { return rect }
    // The view of a controller in a xib.
    if case .object(let view)? = model.value("view") { return frame(view) }
    return nil
  }

  /// Adds the file's folder to the search path of images and colours, and makes endless layouts an
  /// error of the picture instead of a crash.
  static func prepareScreen(of url: URL) {
    ImageFolders.current.all.insert(url.deletingLastPathComponent(), at: 0)
    LayoutLoopRecord.current.toleratesLayoutLoops = true
  }

  static func showPrototypes(of controller: UIViewController) {
    controller.view.showPrototypesWithoutData()
    for child in controller.children { showPrototypes(of: child) }
  }
}
