import Glibc

extension AtomicFile {
  /// Creates the folder of a file and its ancestors.
  package static func makeFolder(above path: String) throws(AtomicFileError) {
    let folder = path.splitPath.folder
    guard !folder.isEmpty else { return }
    guard mkdir(folder, 0o777) != 0 else { return }
    switch errno {
    case EEXIST:
      return
    case ENOENT:
      try makeFolder(above: folder)
      guard mkdir(folder, 0o777) == 0 || errno == EEXIST else {
        throw AtomicFileError(path: path, step: .open, code: errno)
      }
    default:
      throw AtomicFileError(path: path, step: .open, code: errno)
    }
  }
}
