import Glibc

/// An error of writing a file: the path, the failed step and the system's code.
package struct AtomicFileError: Error, Equatable, Sendable, CustomStringConvertible {
  package let path: String
  package let step: Step
  /// The `errno` value.
  package let code: Int32

  package enum Step: String, Sendable {
    case open, lock, write, rename
    /// A part of a transaction was executed, and the rest is in a journal.
    case finish
  }

  package init(path: String, step: Step, code: Int32) {
    self.path = path
    self.step = step
    self.code = code
  }

  /// A sentence with the path and the reason.
  package var description: String {
    let sentence = "Cannot \(step == .lock ? "lock" : "write") '\(path)': \(reason)."
    guard isUnfinished else { return sentence }
    return sentence + " The rest of the change is carried out by the next command or test that"
      + " reads the folder."
  }

  /// Whether the transaction was committed and will be completed from its journal.
  package var isUnfinished: Bool { step == .finish }

  /// The reason in plain words; not capitalised, without a full stop.
  package var reason: String {
    switch code {
    case ENOENT: return "its folder does not exist"
    case ENOTDIR: return "a part of the path is a file, not a folder"
    case EISDIR: return "it is a folder"
    case EACCES, EPERM: return "permission denied"
    case EROFS: return "the file system is read-only"
    case ENOSPC, EDQUOT: return "the disk is full"
    case EPIPE: return "the program that reads it has ended"
    case EBADF: return "it is closed"
    case EXDEV: return "it is a link that leads out of its folder"
    case ELOOP: return "it is a link"
    case EEXIST: return "two changes name the same file"
    case ENOTSUP: return "it is not a regular file"
    case ENOLCK: return "the file system has no locks left"
    case ENAMETOOLONG: return "the name is too long"
    default: return String(cString: strerror(code)).lowercased()
    }
  }
}
