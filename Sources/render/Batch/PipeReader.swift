import Foundation
import Glibc

/// A pipe, read until its writers have gone.
final class PipeReader {
  let reader: Int32
  private(set) var writer: Int32
  private(set) var data = Data()
  private(set) var isOpen = true

  init?() {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    (reader, writer) = (ends[0], ends[1])
    // Other processes must not keep it open.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  deinit {
    closeWriter()
    if isOpen { close(reader) }
  }

  /// For who reads: the other end is in another process.
  func closeWriter() {
    if writer >= 0 { close(writer) }
    writer = -1
  }

  /// What was read since the last time.
  func take() -> Data {
    defer { data = Data() }
    return data
  }

  /// Reads what there is; to be called when there is something, or nothing more will come.
  func read() {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = Glibc.read(reader, &buffer, buffer.count)
    if count > 0 {
      data.append(contentsOf: buffer[..<count])
    } else if count == 0 || errno != EINTR {
      close(reader)
      isOpen = false
    }
  }
}
