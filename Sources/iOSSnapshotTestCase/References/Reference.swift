import Foundation

/// An existing or future reference image.
struct Reference: Equatable {
  /// The absolute path of the image on iOS.
  let path: String
  /// The absolute path of the golden, unless an image of iOS has it.
  let golden: String

  /// Finds a reference image: the first existing one of all possible names, or the usual one.
  ///
  /// - Parameters:
  ///   - folder: a reference folder, with its suffix.
  ///   - suite: the name of the suite's folder.
  ///   - isOwnName: whether the suite specified that name.
  ///   - names: the possible names of the file, without extension; the first is the usual one.
  init(
    in folder: String, suite: String, isOwnName: Bool, names: [String],
    naming: GoldenNaming = .beside
  ) {
    let suites = isOwnName ? [] : SuiteFolder.names(of: suite, in: folder)
    let paths = (suites.isEmpty ? [suite] : suites).flatMap { suite in
      names.map { URL(fileURLWithPath: "\(folder)/\(suite)/\($0).png").path }
    }
    self.init(
      path: paths.first { Reference(path: $0, naming).isThere } ?? paths[0], naming)
  }

  private init(path: String, _ naming: GoldenNaming) {
    self.path = path
    golden = naming.path(of: path)
  }

  /// Whether an image exists, recorded on iOS or here.
  var isThere: Bool {
    [path, golden, OwnGolden.path(beside: path)].contains(where: FileManager.default.fileExists)
  }
}
