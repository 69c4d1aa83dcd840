import Glibc

/// Why a file was not written: the path asked for, the step that failed and the system's number.
package struct AtomicFileError: Error, Equatable, Sendable, CustomStringConvertible {
  package let path: String
  package let step: Step
  /// An `errno` value.
  package let code: Int32

  package enum Step: String, Sendable {
    case open, lock, write, rename
  }

  package init(path: String, step: Step, code: Int32) {
    self.path = path
    self.step = step
    self.code = code
  }

  /// One sentence that names the path and what to look at.
  package var description: String {
    "Cannot \(step == .lock ? "lock" : "write") '\(path)': \(reason)."
  }

  /// What the system said, in the words of a person; never capitalised, no full stop.
  package var reason: String {
    switch code {
    case ENOENT: return "its folder does not exist"
    case ENOTDIR: return "a part of the path is a file, not a folder"
    case EISDIR: return "it is a folder"
    case EACCES, EPERM: return "permission denied"
    case EROFS: return "the file system is read-only"
    case ENOSPC, EDQUOT: return "the disk is full"
    case EPIPE: return "the reader has gone away"
    case EBADF: return "it is closed"
    case EXDEV: return "it is a link that leads out of its folder"
    case ENOTSUP: return "it is no regular file"
    case ENOLCK: return "the file system has no locks left"
    case ENAMETOOLONG: return "the name is too long"
    default: return String(cString: strerror(code)).lowercased()
    }
  }
}
