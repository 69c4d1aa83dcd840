import Foundation

/// A reference image, whether it is there or not.
struct Reference: Equatable {
  /// An absolute path: what iOS calls the image.
  let path: String

  /// Where a reference is, or is to be: the first that is there of all that it may be called.
  ///
  /// - Parameters:
  ///   - folder: a reference folder, with its suffix.
  ///   - suite: what the suite's folder is called.
  ///   - isOwnName: whether the suite chose that name itself.
  ///   - names: what the file may be called, without its extension; the first is the usual one.
  init(in folder: String, suite: String, isOwnName: Bool, names: [String]) {
    let suites = isOwnName ? [] : SuiteFolder.names(of: suite, in: folder)
    let paths = (suites.isEmpty ? [suite] : suites).flatMap { suite in
      names.map { URL(fileURLWithPath: "\(folder)/\(suite)/\($0).png").path }
    }
    path = paths.first { Reference(path: $0).isThere } ?? paths[0]
  }

  init(path: String) { self.path = path }

  /// Whether there is an image, from iOS or our own.
  var isThere: Bool {
    [path, OwnGolden.path(beside: path)].contains(where: FileManager.default.fileExists)
  }
}
