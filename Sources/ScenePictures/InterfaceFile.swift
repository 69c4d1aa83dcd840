import InterfaceBuilder

/// A xib or a storyboard as a scene.
@MainActor
enum InterfaceFile {
  /// Whether a word is the path of one.
  nonisolated static func isFile(_ word: String) -> Bool {
    [".xib", ".storyboard"].contains { word.lowercased().hasSuffix($0) }
  }

  /// The scene of a file; of a storyboard the controller of a name, or the one that it begins with.
  static func scene(path: String, named name: String?) throws(ScenePictureError) -> Scene {
    let url = URL(fileURLWithPath: path)
    do throws(DocumentError) {
      return path.lowercased().hasSuffix(".xib")
        ? try xib(url, path) : try storyboard(url, path, name)
    } catch {
      throw .interfaceFile(error.sentence)
    }
  }

  private static func xib(_ url: URL, _ path: String) throws(DocumentError) -> Scene {
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

  private static func storyboard(
    _ url: URL, _ path: String, _ name: String?
  ) throws(DocumentError) -> Scene {
    let storyboard = try UIStoryboard(contentsOf: url)
    guard let chosen = name ?? storyboard.initialSceneName ?? storyboard.sceneNames.first else {
      throw DocumentError(path, "it has no scenes.")
    }
    guard storyboard.sceneNames.contains(chosen) else {
      throw DocumentError(
        path,
        "there is no scene '\(chosen)'; it has \(storyboard.sceneNames.joined(separator: ", ")).")
    }
    return Scene(
      name: path, summary: "a scene of a storyboard", defaultSize: storyboard.canvasSize
    ) { _ in
      lookBeside(url)
      guard let controller = storyboard.controller(ofScene: chosen) else {
        return UIViewController()
      }
      showPrototypes(of: controller)
      return controller
    }
  }

  /// Has images and colours looked up in the file's folder first.
  private static func lookBeside(_ url: URL) {
    ImageFolders.current.all.insert(url.deletingLastPathComponent(), at: 0)
  }

  private static func showPrototypes(of controller: UIViewController) {
    controller.view.showPrototypesWithoutData()
    for child in controller.children { showPrototypes(of: child) }
  }
}
