import Foundation
import Glibc

/// A pipe that is read until its writers have closed it.
final class PipeReader {
  let reader: Int32
  private(set) var writer: Int32
  private(set) var data = Data()
  private(set) var isOpen = true

  init?() {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    (reader, writer) = (ends[0], ends[1])
    // Other processes must not inherit the pipe.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  deinit {
    closeWriter()
    if isOpen { close(reader) }
  }

  /// Closes the write end in this process, when another process has it.
  func closeWriter() {
    if writer >= 0 { close(writer) }
    writer = -1
  }

  /// The data read since the last call.
  func take() -> Data {
    defer { data = Data() }
    return data
  }

  /// Reads the available data. Call it when data is available or the pipe is closed.
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
