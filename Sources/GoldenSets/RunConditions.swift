import Foundation

/// Conditions of a process that must not affect pictures.
package struct RunConditions: Equatable {
  let locale: String
  let timeZone: String
  /// The number of processors that the process may use; nil for all.
  let processors: Int?
  /// Whether Swift's hashing is deterministic; otherwise it is seeded per process.
  let fixesHashes: Bool

  private static let locales = [
    "C", "en_US.UTF-8", "de_DE.UTF-8", "tr_TR.UTF-8", "ar_EG.UTF-8", "hi_IN.UTF-8", "fa_IR.UTF-8",
  ]
  private static let timeZones = [
    "UTC", "Asia/Kathmandu", "Pacific/Apia", "America/St_Johns", "Africa/Monrovia",
  ]

  /// Returns a number of conditions, each different from the one before in every property.
  package static func first(_ count: Int) -> [RunConditions] {
    (0..<count).map { index in
      let processors: Int? = index.isMultiple(of: 2) ? nil : 1 + index / 2 % 4
      return RunConditions(
        locale: locales[index % locales.count], timeZone: timeZones[index % timeZones.count],
        processors: processors, fixesHashes: index == 0)
    }
  }

  /// The command prefix that limits a process to some processors; empty if all are used or
  /// util-linux is missing.
  var launcher: [String] {
    let program = "/usr/bin/taskset"
    guard let processors, FileManager.default.isExecutableFile(atPath: program) else { return [] }
    let list = Self.allowedProcessors.prefix(processors).map(String.init).joined(separator: ",")
    return list.isEmpty ? [] : [program, "-c", list]
  }

  /// The processors that this process may use, parsed from the line "Cpus_allowed_list: 0-1,4".
  private static var allowedProcessors: [Int] {
    let status = FileManager.default.contents(atPath: "/proc/self/status") ?? Data()
    let line =
      String(decoding: status, as: UTF8.self).split(separator: "\n")
      .first { $0.hasPrefix("Cpus_allowed_list:") } ?? ""
    return line.dropFirst("Cpus_allowed_list:".count).split(separator: ",").flatMap { part in
      let ends = part.split(separator: "-").compactMap {
        Int($0.trimmingCharacters(in: .whitespaces))
      }
      return ends.isEmpty || ends[0] > ends[ends.count - 1]
        ? [] : Array(ends[0]...ends[ends.count - 1])
    }
  }

  func applied(to environment: [String: String]) -> [String: String] {
    var environment = environment
    environment["LANG"] = locale
    environment["LC_ALL"] = locale
    environment["LANGUAGE"] = nil
    environment["TZ"] = timeZone
    environment["SWIFT_DETERMINISTIC_HASHING"] = fixesHashes ? "1" : nil
    return environment
  }
}

extension RunConditions: CustomStringConvertible {
  /// For example "locale de_DE.UTF-8, time zone Asia/Kathmandu, 1 processor, random hashes".
  package var description: String {
    let number = processors.map { "\($0) \($0 == 1 ? "processor" : "processors")" }
    return [
      "locale \(locale)", "time zone \(timeZone)", number ?? "all processors",
      fixesHashes ? "fixed hashes" : "random hashes",
    ].joined(separator: ", ")
  }
}
