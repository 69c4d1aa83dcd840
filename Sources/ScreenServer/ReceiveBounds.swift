import AtomicFiles
import Foundation
import Glibc
import Synchronization

/// Ends connections that send more data than a page does.
///
/// FlyingFox reads request lines and socket frames of any length completely before it passes them
/// on. Therefore this type reads the number of received bytes of this server's connections from the
/// system, and ends those with too many bytes that are not part of a message.
final class ReceiveBounds: Sendable {
  /// The number of bytes read as messages, by the remote port.
  private let taken = Mutex<[UInt16: Int]>([:])
  /// The maximum number of pending bytes of a connection.
  static let most = 65_536
  /// The interval between checks in microseconds.
  private static let pause: UInt32 = 50_000

  /// Checks a server's connections from now on, on its own thread.
  func watch(port: UInt16) {
    let thread = Thread { [self] in
      while true {
        usleep(Self.pause)
        inspect(port)
      }
    }
    thread.name = "screen server bounds"
    thread.startHoldingSignals()
  }

  /// Records that a message was read.
  func take(_ bytes: Int, from port: UInt16) {
    taken.withLock { $0[port, default: 0] += bytes }
  }

  func forget(_ port: UInt16) { taken.withLock { $0[port] = nil } }

  private func inspect(_ port: UInt16) {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    for file in files.compactMap({ Int32($0) }) where Self.port(of: file, getsockname) == port {
      guard let peer = Self.port(of: file, getpeername), let received = Self.received(file) else {
        continue
      }
      let waiting = received - taken.withLock { $0[peer] ?? 0 }
      if waiting > Self.most { shutdown(file, Int32(SHUT_RDWR)) }
    }
  }

  private typealias Name =
    (Int32, UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Int32

  /// Returns the port of one end of a connection; nil for other files.
  private static func port(of file: Int32, _ name: Name) -> UInt16? {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafeMutablePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) { name(file, $0, &size) }
    }
    guard result == 0, address.sin_family == sa_family_t(AF_INET) else { return nil }
    return UInt16(bigEndian: address.sin_port)
  }

  /// Returns the number of bytes that a connection has received. Source: Linux,
  /// include/uapi/linux/tcp.h, tcp_info: tcpi_bytes_received follows 128 bytes.
  private static func received(_ file: Int32) -> Int? {
    let place = 128
    var info = [UInt8](repeating: 0, count: 256)
    var size = socklen_t(info.count)
    guard getsockopt(file, Int32(IPPROTO_TCP), TCP_INFO, &info, &size) == 0,
      Int(size) >= place + 8
    else { return nil }
    return info.withUnsafeBytes { Int($0.loadUnaligned(fromByteOffset: place, as: UInt64.self)) }
  }
}
