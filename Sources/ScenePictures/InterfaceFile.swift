import InterfaceBuilder

/// Documents of Interface Builder as scenes.
@MainActor
enum InterfaceFile {
  /// Whether a word is the path of one.
  nonisolated static func isFile(_ word: String) -> Bool {
    [".xib", ".storyboard"].contains { word.lowercased().hasSuffix($0) }
  }

  /// The view of a xib as a scene.
  static func xib(path: String) throws(DocumentError) -> Scene {
    let url = URL(fileURLWithPath: path)
    let document = try InterfaceDocument(contentsOf: url)
    let frame = document.objects.lazy.compactMap(Self.frame).first
    guard let frame, frame.width >= 1, frame.height >= 1 else {
      throw DocumentError(path, "it has no view.")
    }
    let nib = UINib(contentsOf: url)
    return Scene(
      name: path, summary: "the view of a xib",
      defaultSize: CGSize(width: frame.width, height: frame.height)
    ) { size in
      lookBeside(url)
      let controller = UIViewController()
      let root = UIView(frame: CGRect(origin: .zero, size: size))
      root.backgroundColor = .systemBackground
      let objects = (try? nib.objects(owner: nil)) ?? []
      if let view = objects.lazy.compactMap({ $0 as? UIView }).first {
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = root.bounds
        root.addSubview(view)
        view.showPrototypesWithoutData()
      }
      controller.view = root
      return controller
    }
  }

  private static func frame(_ model: ObjectModel) -> RectValue? {
    guard model.kind != "placeholder" else { return nil }
    if case .rect(let rect)? = model.value("frame") { return rect }
    return nil
  }

  /// Has images and colours looked up in the file's folder first.
  static func lookBeside(_ url: URL) {
    ImageFolders.current.all.insert(url.deletingLastPathComponent(), at: 0)
  }

  static func showPrototypes(of controller: UIViewController) {
    controller.view.showPrototypesWithoutData()
    for child in controller.children { showPrototypes(of: child) }
  }
}
