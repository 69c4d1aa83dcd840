import Glibc

/// Why a file was not written: the path asked for, the step that failed and the system's number.
package struct AtomicFileError: Error, Equatable, Sendable, CustomStringConvertible {
  package let path: String
  package let step: Step
  /// An `errno` value.
  package let code: Int32

  package enum Step: String, Sendable {
    case open, lock, write, rename
    /// Some of a change has been carried out, and the rest waits in a journal.
    case finish
  }

  package init(path: String, step: Step, code: Int32) {
    self.path = path
    self.step = step
    self.code = code
  }

  /// One sentence that names the path and what to look at.
  package var description: String {
    let sentence = "Cannot \(step == .lock ? "lock" : "write") '\(path)': \(reason)."
    guard isUnfinished else { return sentence }
    return sentence + " The rest of the change is carried out by the next command or test that"
      + " reads the folder."
  }

  /// Whether the change was decided, and happens when somebody carries out what is left.
  package var isUnfinished: Bool { step == .finish }

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
    case ELOOP: return "it is a link"
    case EEXIST: return "two changes are of one file"
    case ENOTSUP: return "it is not a regular file"
    case ENOLCK: return "the file system has no locks left"
    case ENAMETOOLONG: return "the name is too long"
    default: return String(cString: strerror(code)).lowercased()
    }
  }
}
