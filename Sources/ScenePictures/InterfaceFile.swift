import InterfaceBuilder

/// Documents of Interface Builder as scenes.
@MainActor
enum InterfaceFile {
  /// Whether a word is the path of one.
  nonisolated static func isFile(_ word: String) -> Bool {
    [".xib", ".storyboard"].contains { word.lowercased().hasSuffix($0) }
  }

  /// The view of a xib as a scene.
  ///
  /// - Parameter size: what is asked for, in points; nil for the view's own size.
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
    // Of a controller that a xib has, its view.
    if case .object(let view)? = model.value("view") { return frame(view) }
    return nil
  }

  /// Has images and colours looked up in the file's folder first, and layouts that never end be
  /// noted instead of stopping the program.
  static func prepareScreen(of url: URL) {
    ImageFolders.current.all.insert(url.deletingLastPathComponent(), at: 0)
    LayoutLoopRecord.current.toleratesLayoutLoops = true
  }

  static func showPrototypes(of controller: UIViewController) {
    controller.view.showPrototypesWithoutData()
    for child in controller.children { showPrototypes(of: child) }
  }
}
